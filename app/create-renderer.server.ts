import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { type RejectedForm, rejectionContext } from "./inquiries/form/rejection-context.server.ts";

export type RenderPage = (path: string, rejection: RejectedForm) => Promise<string>;

/** What renders pages of a build for one visitor, as HTML. It is of the same bundle as they are. */
export function createRenderer(build: ServerBuild): RenderPage {
  const handle = createRequestHandler(build, "production");
  return async (path, rejection) => {
    const context = new RouterContextProvider();
    context.set(rejectionContext, rejection);
    const response = await handle(new Request(new URL(path, "http://localhost")), context);
    if (!response.ok) throw new Error(`The page was rendered with status ${response.status}`);
    return response.text();
  };
}
