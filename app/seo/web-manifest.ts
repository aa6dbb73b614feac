import { colors, getContent, site } from "../content-model/contents.server.ts";
import { defaultLanguage } from "../languages.ts";
import { paths } from "../paths.ts";
import { siteIcons } from "./site-files.ts";

/** The manifest that lets a phone add the site to its home screen: https://www.w3.org/TR/appmanifest/ */
export function loader() {
  const manifest = {
    name: site.brand,
    description: getContent(defaultLanguage).home.meta.description,
    lang: defaultLanguage,
    id: paths.landing(),
    start_url: paths.landing(),
    // Many links open another site, so the browser's own controls stay visible.
    display: "browser",
    background_color: colors.ink,
    theme_color: colors.ink,
    icons: [
      { src: siteIcons.vector, sizes: "any", type: "image/svg+xml" },
      { src: siteIcons.small, sizes: "192x192", type: "image/png" },
      { src: siteIcons.large, sizes: "512x512", type: "image/png" },
      { src: siteIcons.maskable, sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  return new Response(text, { headers: { "Content-Type": "application/manifest+json" } });
}
