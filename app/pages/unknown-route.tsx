import { redirect } from "react-router";
import { paths } from "../paths.ts";

/** The root's middleware redirects before this runs, but the router wants a route for every address. */
export function clientLoader() {
  return redirect(paths.landing());
}

export default function Nowhere() {
  return null;
}
