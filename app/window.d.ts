/** What React Router leaves on the window, as far as this site reads it. */
interface Window {
  __reactRouterManifest?: { routes: Record<string, { module: string; css?: string[] }> };
  __reactRouterContext?: Record<string, unknown>;
  __reactRouterRouteModules?: Record<string, unknown>;
}
