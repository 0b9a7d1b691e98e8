import type { Engine } from "../../support/engines.ts";
import { openStaff } from "../../support/desk-client.ts";
import { openServer } from "../../support/server.ts";
import type { Config } from "../../../server/config.ts";
import {
  type MessageToPost,
  openPage,
  postMessage,
  postTo,
  sendForPage,
  visitor,
  waitForPageLink,
} from "./visitor-page.ts";

export type VisitorSite = Awaited<ReturnType<typeof openVisitorSite>>;

/** A site with an admin, whose visitors have the pages of their inquiries. */
export async function openVisitorSite(engine: Engine, overrides: Partial<Config> = {}) {
  const server = await openServer(engine, { staffEmails: [], ...overrides });
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
    /** With the link that the receipt brings: the browser's own shows no mails. */
    async sendForLink() {
      const { email } = newVisitor();
      await sendForPage(server, { ...visitor, email });
      await server.now.sendMails();
      return { path: await waitForPageLink(server, email), email };
    },
    post: (path: string, fields: Record<string, string>) => postTo(server, path, fields),
    write: (path: string, message: MessageToPost) => postMessage(server, path, message),
    open: (path: string) => openPage(server, path),
    async reply(path: string, body: string) {
      const { id = "", version = 0 } = (await rowOf(path)) ?? {};
      const { error } = await ada.database.rpc("send_reply", {
        ...{ inquiry_id: id, expected_version: version, body, locale: "en", new_status: "answered" },
        // It can be taken back for ten seconds.
        send_after: new Date().toISOString(),
      });
      if (error) throw new Error(error.message);
    },
    rowOf,
    /** As the desk lists them. */
    async messagesOf(path: string) {
      const { id = "" } = (await rowOf(path)) ?? {};
      const { data } = await ada.database
        .from("inquiry_conversation")
        .select("*")
        .eq("inquiry_id", id)
        .order("created_at");
      return data ?? [];
    },
  };

  async function rowOf(path: string) {
    const [, , , reference = ""] = path.split("/");
    const { data } = await ada.database.from("inquiries").select("*").eq("reference", reference);
    return data?.[0];
  }
}
