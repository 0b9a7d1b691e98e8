import { join } from "node:path";
import { Hono } from "hono";
import {
  builtPath,
  handleVisitorPage,
  unavailable,
} from "../../app/inquiries/visitor/handle-visitor-page.server.ts";
import { renderVisitorDocument } from "../../app/inquiries/visitor/visitor-document.server.ts";
import type { Config } from "../config.ts";
import { databaseSettings } from "../database-settings.ts";
import { serviceRole } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";
import { deleteFiles, findMailFiles } from "../erasing/erase-mail-files.ts";
import { callAs } from "../functions/call-as.ts";
import { hasLeft } from "../http/has-left.ts";
import { describeError, withoutQuotes } from "../log/describe-error.ts";
import { log } from "../log/log.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import { renderInThread } from "../render/render-in-thread.ts";
import { type Site, toBuiltPage } from "./site.ts";

/** The private pages of inquiries, which their senders open by a link. */
export function createVisitorPages(config: Config, database: Database, mail: MailQueue, site: Site) {
  const settings = databaseSettings(config);
  const render = createRenderer(site);
  const pages = new Hono<{ Variables: { network: string } }>();
  pages.all("/:locale{en|ar}/inquiry/*", async (context) => {
    const { path } = context.req;
    try {
      return await handleVisitorPage(context.req.raw, {
        rpc: (name, parameters) => callAs(database, serviceRole, name, parameters, { settings }),
        network: config.abuseLimits ? context.get("network") : null,
        reportError: ({ code, message }) =>
          log("visitor_page_failed", { code, error: withoutQuotes(message) }),
        wakeMail: mail.wake,
        render,
        deleteMailFiles: async (reference) =>
          deleteFiles(await findMailFiles(join(config.dataDir, "mail"), [reference])),
      });
    } catch (error) {
      if (!hasLeft(error)) log("visitor_page_failed", describeError(error));
      return unavailable(path);
    }
  });
  return pages;
}

type Content = Parameters<typeof renderVisitorDocument>[1];
type Document = ReturnType<typeof renderVisitorDocument>;

/** Renders pages; one that opens nothing once in each language, because a program may ask for many. */
function createRenderer(site: Site): (content: Content) => Document {
  const closed = new Map<string, Document>();
  return (content) => {
    const { inquiry, done, rejected, erased, unsaved, path } = content;
    if (inquiry || done || rejected || erased || unsaved) return renderPage(site, content);
    const document = closed.get(path) ?? renderPage(site, content);
    closed.set(path, document);
    document.catch(() => closed.delete(path));
    return document;
  };
}

/** The built page of the language, with what this visitor sees. */
async function renderPage(site: Site, content: Content) {
  const path = builtPath(content.path);
  const page = site.files.get(path);
  if (!page) throw new Error(`The built site has no ${path}. Run \`npm run build\` again.`);
  return renderVisitorDocument(toBuiltPage(page), content, (visitor) =>
    renderInThread({ build: site.serverBuild, path, shown: { visitor } }),
  );
}
