import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, useRouteLoaderData } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { site } from "../content-model/site.ts";
import { languages } from "../languages.ts";
import { collectQuoteData } from "./quote-data.server.ts";
import { emptyRequest } from "./request.ts";
import { SendMessage } from "./SendMessage.tsx";

const data = collectQuoteData(languages[0]);
const { message: texts } = data.text;

const Page = createRoutesStub([{ id: "root", path: "/", Component: ShownMessage }]);

function ShownMessage() {
  const message = useRouteLoaderData("root")?.message;
  return <SendMessage data={data} request={emptyRequest} message={message} namesPast={false} />;
}

function pageWith(message: string): string {
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { root: { message } } }} />);
}

test("With an e-mail in the facts the message also goes by e-mail, and one that is too long for a link by copy", () => {
  const { email } = site;
  onTestFinished(() => {
    Object.assign(site, { email });
  });
  Object.assign(site, { email: "ana@studio.example" });
  const short = pageWith("Hola, soy Ana.");
  expect(short).toContain("mailto:ana@studio.example?subject=");
  expect(short).toContain("body=Hola%2C%20soy%20Ana.");
  expect(short).toContain(texts.mail);
  const long = pageWith("x".repeat(3000));
  expect(long).toMatch(/mailto:ana@studio.example\?subject=[^&"]+"/);
  expect(long).toContain(texts.copyAndMail);
});
