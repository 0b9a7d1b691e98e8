import { createHash } from "node:crypto";
import { characterCount } from "../../app/inquiries/fields.ts";
import { cleanEmail, isEmail } from "../../app/inquiries/submit/clean-email.server.ts";
import { cleanText, isBlank } from "../../app/inquiries/submit/clean-text.server.ts";
import type { VisitorAction, VisitorProblem } from "../../app/inquiries/visitor/visitor-inquiry.ts";
import type { RpcError } from "../../app/rpc.server.ts";
import { type Database, isDatabaseError, isUnavailable } from "../database/database.ts";
import { listErased } from "../erasing/erased-list.ts";
import { storeMessage } from "../files/store-message.ts";
import type { Call } from "../functions/call-as.ts";
import { withoutQuotes } from "../log/describe-error.ts";
import { log } from "../log/log.ts";
import { hideKeys } from "../mailbox/store-mail.ts";
import type { ReceivedForm } from "./receive-form.ts";

export interface FormInput extends Pick<ReceivedForm, "typed" | "files"> {
  database: Database;
  /** The operator's settings, as the SQL reads them. */
  settings: Record<string, string>;
  /** Calls a SQL function as the service role. */
  rpc: Call;
  /** The visitor's network, or null for no rate limit. */
  network: string | null;
  /** As the SQL functions take them. */
  key: { reference: string; key_hash: string };
  dataDir: string;
}

/** What became of a form; `gone` when the link opens nothing any more. */
type ActionResult = "done" | "gone" | { problem: VisitorProblem; field?: string };

const maxMessageLength = 20_000;

/** The forms of the page. */
export const actions: Record<VisitorAction, (input: FormInput) => Promise<ActionResult>> = {
  async message({ database, settings, network, key, typed, files: received }) {
    const written = cleanText(typed["message"] ?? "");
    if (isBlank(written) && received.length === 0) return { problem: "missing", field: "message" };
    if (characterCount(written) > maxMessageLength) return { problem: "too_long", field: "message" };
    try {
      const body = await hideKeys(database, written);
      const files = await Promise.all(
        received.map(async (file) => ({ ...file, name: await hideKeys(database, file.name) })),
      );
      const mail = { body, fingerprint: fingerprintOf(typed["once"] ?? "", body, files) };
      const bytes = files.reduce((sum, { size }) => sum + size, 0);
      const parameters = { ...key, network, bytes, mail };
      await storeMessage(
        database,
        settings,
        { name: "receive_visitor_message", parameters, files },
        new Date(),
      );
      return "done";
    } catch (error) {
      // What was typed comes back in the box.
      if (isUnavailable(error)) return { problem: "busy" };
      if (!isDatabaseError(error)) throw error;
      return resultOf(error);
    }
  },

  async ask_to_erase({ rpc, network, key, typed }) {
    if (typed["sure_ask_to_erase"] === undefined)
      return { problem: "not_ticked", field: "sure_ask_to_erase" };
    return resultOf((await rpc("mail_erase_link", { ...key, network })).error);
  },

  async erase({ rpc, key, typed, dataDir }) {
    if (typed["sure_erase"] === undefined) return { problem: "not_ticked", field: "sure_erase" };
    const erased = await rpc("erase_inquiry", key, (id) => listErased(dataDir, [String(id)]));
    return resultOf(erased.error);
  },

  /** Mails new links to the address that was typed, and answers the same whether there was an inquiry or not. */
  async new_link({ rpc, network, key, typed }) {
    const email = cleanEmail(typed["email"] ?? "");
    if (email === "") return { problem: "missing", field: "email" };
    if (!isEmail(email)) return { problem: "invalid_email", field: "email" };
    return resultOf((await rpc("mail_new_links", { email, reference: key.reference, network })).error);
  },
};

/** `once` is the page's own: the same message comes again when its answer was lost, and a second time when it is meant so. */
function fingerprintOf(once: string, body: string, files: FormInput["files"]): string {
  const parts = [once, body, ...files.flatMap(({ name, digest }) => [name, digest])];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/** What an answer of the database is for the visitor. */
function resultOf(error: Pick<RpcError, "code" | "message"> | null): ActionResult {
  if (!error) return "done";
  // The inquiry was erased meanwhile, perhaps while its files were being stored.
  if (error.code === "PT404" || error.code === "23503") return "gone";
  if (error.code === "PT413") return { problem: "files_full" };
  if (error.code === "PT429") return { problem: "too_many" };
  logError(error);
  return { problem: "server" };
}

export function logError({ code, message }: Pick<RpcError, "code" | "message">) {
  log("visitor_page_failed", { code, error: withoutQuotes(message) });
}
