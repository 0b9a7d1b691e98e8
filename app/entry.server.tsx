import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

export { renderForVisitor } from "./render-for-visitor.server.tsx";

/**
 * Renders a page, for the build and for development. React Router's own file needs its package for Node among the
 * dependencies, and with it React and TypeScript in every installation.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  // What React Router hands to the browser stands in its place then, without scripts that move it there.
  await page.allReady;
  headers.set("Content-Type", "text/html");
  return new Response(page, { status, headers });
}
