import { redirect } from "react-router";
import { paths } from "../paths.ts";

/** SPEC §8 "Unknown route": the root's middleware redirects first; this says the same for the router. */
export function clientLoader() {
  return redirect(paths.landing());
}

export default function Nowhere() {
  return null;
}
