import type { Engine } from "../../support/engines.ts";
import { openStaff } from "../../support/desk-client.ts";
import { openServer } from "../../support/server.ts";
import { openPage, postTo, sendForPage, visitor } from "./visitor-page.ts";

export type VisitorSite = Awaited<ReturnType<typeof openVisitorSite>>;

/** A site with an admin, whose visitors have the pages of their inquiries. */
export async function openVisitorSite(engine: Engine) {
  const server = await openServer(engine, { staffEmails: [] });
  const { ada } = await openStaff(server);
  /** Each test has an address of its own, whose mails it counts. */
  const newVisitor = () => ({ ...visitor, email: `${crypto.randomUUID()}@cedarwater.example` });
  return {
    server,
    ada,
    newVisitor,
    async sendAs(inquiry = newVisitor()) {
      return { path: await sendForPage(server, inquiry), email: inquiry.email };
    },
    post: (path: string, fields: Record<string, string>) => postTo(server, path, fields),
    open: (path: string) => openPage(server, path),
    async rowOf(path: string) {
      const [, , , reference = ""] = path.split("/");
      const { data } = await ada.database.from("inquiries").select("*").eq("reference", reference);
      return data?.[0];
    },
  };
}
