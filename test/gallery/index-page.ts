/**
 * The gallery's index: all pictures, chosen by page, width and language.
 *
 * @param names the pictures' files, `{width}/{page}.{state}.png`
 */
export function galleryIndex(names: string[]): string {
  const pictures = names.map((file) => {
    const [, width = "", shot = ""] = /^(\d+)\/(.+)\.png$/.exec(file) ?? [];
    const [page = "", state = ""] = shot.split(".");
    const [, language = "", name = page] = /^(en|es)\/(.+)$/.exec(page) ?? [];
    return { file, width, language, page: name, state };
  });
  const choice = (key: "page" | "state" | "width" | "language") => {
    const values = [...new Set(pictures.map((picture) => picture[key]))].filter((value) => value !== "");
    const options = values.map((value) => `<option>${value}</option>`).join("");
    return `<label>${key} <select name="${key}"><option value="">all</option>${options}</select></label>`;
  };
  const figures = pictures.map(
    ({ file, ...facts }) => `<figure ${Object.entries(facts)
      .map(([key, value]) => `data-${key}="${value}"`)
      .join(" ")}><figcaption>${file}</figcaption>
<a href="${file}"><img src="${file}" loading="lazy" alt=""></a></figure>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery</title>
<style>
  body { margin: 0; font: 14px/1.5 sans-serif; background: #ddd; }
  form { position: sticky; top: 0; padding: 1rem; display: flex; gap: 1rem; background: #fff; }
  main { display: flex; flex-wrap: wrap; align-items: start; gap: 1rem; padding: 1rem; }
  figure { margin: 0; }
  img { display: block; max-inline-size: min(100%, 30rem); min-block-size: 10rem; }
</style>
<form>${(["page", "state", "width", "language"] as const).map(choice).join(" ")}</form>
<main>
${figures.join("\n")}
</main>
<script>
  const form = document.querySelector("form");
  const show = () => {
    const chosen = [...new FormData(form)].filter(([, value]) => value);
    for (const figure of document.querySelectorAll("figure"))
      figure.hidden = chosen.some(([key, value]) => figure.dataset[key] !== value);
  };
  form.addEventListener("change", show);
  show();
</script>
</html>
`;
}
