import type { Engine } from "../../support/engines.ts";
import { openServer } from "../../support/server.ts";
import { signUpAndIn } from "../../support/site-api-client.ts";
import { openPage, postTo, sendForPage, visitor } from "./visitor-page.ts";

export type VisitorSite = Awaited<ReturnType<typeof openVisitorSite>>;

/** A site with an admin, whose visitors have the pages of their inquiries. */
export async function openVisitorSite(engine: Engine) {
  const server = await openServer(engine);
  const ada = await signUpAndIn(server, "ada@example.com");
  await ada.database.rpc("bootstrap_first_admin", { admin_email: "ada@example.com" });
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
      const { data } = await ada.database
        .from("inquiries")
        .select("*")
        .eq("reference", path.split("/")[3] ?? "");
      return data?.[0];
    },
  };
}
