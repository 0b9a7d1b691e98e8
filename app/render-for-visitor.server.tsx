import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from "react-router";
import ContactPage, { loader as loadContactPage } from "./inquiries/contact/contact-page.tsx";
import { rejectionContext } from "./inquiries/form/rejection-context.server.ts";
import StartProjectPage, { loader as loadStartProjectPage } from "./inquiries/project/start-project-page.tsx";
import { visitorContext } from "./inquiries/visitor/visitor-context.server.ts";
import VisitorPage, { loader as loadVisitorPage } from "./inquiries/visitor/visitor-page.tsx";
import type { RenderForVisitor } from "./shown-to-visitor.server.ts";

/** Pages that are rendered for one visitor, too. */
const { query, dataRoutes } = createStaticHandler([
  { path: "/:locale/contact", loader: loadContactPage, Component: ContactPage },
  { path: "/:locale/start-project", loader: loadStartProjectPage, Component: StartProjectPage },
  { path: "/:locale/inquiry", loader: loadVisitorPage, Component: VisitorPage },
]);

/** What the page at `path` shows of its own, as HTML: the document around it is the one that was built. */
export const renderForVisitor: RenderForVisitor = async (path, { rejection, visitor }) => {
  const requestContext = new RouterContextProvider();
  if (rejection) requestContext.set(rejectionContext, rejection);
  if (visitor) requestContext.set(visitorContext, visitor);
  const context = await query(new Request(new URL(path, "http://localhost")), { requestContext });
  if (context instanceof Response || context.errors) throw new Error(`${path} was not rendered`);
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
};
