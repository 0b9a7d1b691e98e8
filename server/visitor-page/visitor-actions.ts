import { createHash } from "node:crypto";
import { characterCount } from "../../app/inquiries/fields.ts";
import { cleanEmail, isEmail } from "../../app/inquiries/submit/clean-email.server.ts";
import { cleanText, isBlank } from "../../app/inquiries/submit/clean-text.server.ts";
import type { VisitorAction, VisitorProblem } from "../../app/inquiries/visitor/visitor-inquiry.ts";
import { asRole, callFunction, callInTransaction, serviceRole } from "../database/as-role.ts";
import { type Database, isDatabaseError, isUnavailable } from "../database/database.ts";
import { listErased } from "../erasing/erased-list.ts";
import { storeMessage } from "../files/store-message.ts";
import { describeError } from "../log/describe-error.ts";
import { log } from "../log/log.ts";
import { hideKeys } from "./hide-keys.ts";
import type { ReceivedForm } from "./receive-form.ts";

export interface FormInput extends Pick<ReceivedForm, "typed" | "files"> {
  database: Database;
  /** The visitor's network, or null for no rate limit. */
  network: string | null;
  /** The link's parts, as the SQL functions take them. */
  key: { reference: string; key_hash: string };
  dataDir: string;
}

/** The result of a form; `gone` when the link opens nothing any more. */
type ActionResult = "done" | "gone" | { problem: VisitorProblem; field?: string };

const maxMessageLength = 20_000;

/** Does what a form of the page asks for. */
export async function act(action: VisitorAction, input: FormInput): Promise<ActionResult> {
  try {
    return await actions[action](input);
  } catch (error) {
    return toResult(error);
  }
}

/** Each throws what the database refuses. */
export const actions: Record<VisitorAction, (input: FormInput) => Promise<ActionResult>> = {
  async message({ database, network, key, typed, files: received }) {
    const written = cleanText(typed["message"] ?? "");
    if (isBlank(written) && received.length === 0) return { problem: "missing", field: "message" };
    if (characterCount(written) > maxMessageLength) return { problem: "too_long", field: "message" };
    const body = await hideKeys(database, written);
    const files = await Promise.all(
      received.map(async (file) => ({ ...file, name: await hideKeys(database, file.name) })),
    );
    const mail = { body, fingerprint: fingerprintOf(typed["once"] ?? "", body, files) };
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    const parameters = { ...key, network, bytes, mail };
    await storeMessage(database, { name: "receive_visitor_message", parameters, files }, new Date());
    return "done";
  },

  async ask_to_erase({ database, network, key, typed }) {
    if (typed["sure_ask_to_erase"] === undefined)
      return { problem: "not_ticked", field: "sure_ask_to_erase" };
    await callFunction(database, serviceRole, "mail_erase_link", { ...key, network });
    return "done";
  },

  async erase({ database, key, typed, dataDir }) {
    if (typed["sure_erase"] === undefined) return { problem: "not_ticked", field: "sure_erase" };
    await asRole(database, serviceRole, async (transaction) => {
      await listErased(dataDir, [await callInTransaction<string>(transaction, "erase_inquiry", key)]);
    });
    return "done";
  },

  /** Mails new links to the address that was typed, and answers the same whether there was an inquiry or not. */
  async new_link({ database, network, key, typed }) {
    const email = cleanEmail(typed["email"] ?? "");
    if (email === "") return { problem: "missing", field: "email" };
    if (!isEmail(email)) return { problem: "invalid_email", field: "email" };
    const asked = { email, reference: key.reference, network };
    await callFunction(database, serviceRole, "mail_new_links", asked);
    return "done";
  },
};

/** `once` is the page's own: the same message comes again when its answer was lost, and a second time when it is meant so. */
function fingerprintOf(once: string, body: string, files: FormInput["files"]): string {
  const parts = [once, body, ...files.flatMap(({ name, digest }) => [name, digest])];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/** Translates a refusal of the database for the visitor. */
function toResult(error: unknown): ActionResult {
  if (isUnavailable(error)) return { problem: "busy" };
  if (!isDatabaseError(error)) throw error;
  // The inquiry was erased meanwhile, perhaps while its files were being stored.
  if (error.code === "PT404" || error.code === "23503") return "gone";
  if (error.code === "PT413") return { problem: "files_full" };
  if (error.code === "PT429") return { problem: "too_many" };
  log("visitor_page_failed", describeError(error));
  return { problem: "server" };
}
