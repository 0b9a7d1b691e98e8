import type { Engine } from "../../support/engines.ts";
import { openStaff } from "../../support/desk-client.ts";
import { submitInquiry } from "../../support/inquiry-client.ts";
import { openServer } from "../../support/server.ts";
import type { Config } from "../../../server/config.ts";
import { type MessageToPost, openPage, pageLinkTo, postMessage, visitor } from "./visitor-page.ts";

/** A site with an admin, whose visitors have the pages of their inquiries. */
export async function openVisitorSite(overrides: Partial<Config> = {}, engine?: Engine) {
  const server = await openServer({ staffEmails: [], ...overrides }, engine);
  const { ada } = await openStaff(server);
  /** Each test has an address of its own, whose mails it counts. */
  const newVisitor = () => ({ ...visitor, email: `${crypto.randomUUID()}@cedarwater.example` });
  return {
    server,
    ada,
    newVisitor,
    async sendAs(inquiry = newVisitor()) {
      return { path: (await submitInquiry(server.url, inquiry)).page ?? "", email: inquiry.email };
    },
    /** With the link that the receipt brings: the browser's own shows no mails. */
    async sendForLink() {
      const { email } = newVisitor();
      await submitInquiry(server.url, { ...visitor, email });
      return { path: await pageLinkTo(server, email), email };
    },
    /** A form of the page, as a browser without scripts does. */
    post: (path: string, fields: Record<string, string>) =>
      fetch(server.url + path, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { Accept: "text/html" },
        redirect: "manual",
      }),
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
