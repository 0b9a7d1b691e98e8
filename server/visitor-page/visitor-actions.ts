import { characterCount } from "../../app/inquiries/fields.ts";
import { cleanEmail, isEmail } from "../../app/inquiries/submit/clean-email.server.ts";
import { cleanText, isBlank } from "../../app/inquiries/submit/clean-text.server.ts";
import { findKnownBy, hidePageKeys } from "../../app/inquiries/visitor/hide-page-keys.server.ts";
import type { VisitorAction, VisitorProblem } from "../../app/inquiries/visitor/visitor-inquiry.ts";
import type { RpcError, RpcResult } from "../../app/rpc.server.ts";
import { listErased } from "../erasing/erased-list.ts";
import type { Call } from "../functions/call-as.ts";
import { withDueMoment } from "../functions/with-due-moment.ts";
import { withoutQuotes } from "../log/describe-error.ts";
import { log } from "../log/log.ts";

export interface FormInput {
  /** Calls a SQL function as the service role. */
  rpc: Call;
  /** The visitor's network, or null for no rate limit. */
  network: string | null;
  /** As the SQL functions take them. */
  key: { reference: string; key_hash: string };
  dataDir: string;
  typed: Record<string, string>;
}

/** What became of a form; `gone` when the link opens nothing any more. */
type ActionResult = "done" | "gone" | { problem: VisitorProblem; field?: string };

const maxNoteLength = 5000;

/** The forms of the page. */
export const actions: Record<VisitorAction, (input: FormInput) => Promise<ActionResult>> = {
  async note({ rpc, network, key, typed }) {
    const note = await hidePageKeys(cleanText(typed["note"] ?? ""), findKnownBy(rpc));
    if (isBlank(note)) return { problem: "missing", field: "note" };
    if (characterCount(note) > maxNoteLength) return { problem: "too_long", field: "note" };
    // Staff are to reply to it, by a moment of their calendar.
    const stored = await withDueMoment(rpc, new Date(), (dueAt) =>
      rpc("add_visitor_note", { ...key, network, note, new_due_at: dueAt }),
    );
    return resultOf(stored);
  },

  async withdraw({ rpc, network, key, typed }) {
    if (typed["sure_withdraw"] === undefined) return { problem: "not_ticked", field: "sure_withdraw" };
    return resultOf(await rpc("withdraw_inquiry", { ...key, network }));
  },

  async ask_to_erase({ rpc, network, key, typed }) {
    if (typed["sure_ask_to_erase"] === undefined)
      return { problem: "not_ticked", field: "sure_ask_to_erase" };
    return resultOf(await rpc("mail_erase_link", { ...key, network }));
  },

  async erase({ rpc, key, typed, dataDir }) {
    if (typed["sure_erase"] === undefined) return { problem: "not_ticked", field: "sure_erase" };
    return resultOf(await rpc("erase_inquiry", key, (id) => listErased(dataDir, [String(id)])));
  },

  /** Mails new links to the address that was typed, and answers the same whether there was an inquiry or not. */
  async new_link({ rpc, network, key, typed }) {
    const email = cleanEmail(typed["email"] ?? "");
    if (email === "") return { problem: "missing", field: "email" };
    if (!isEmail(email)) return { problem: "invalid_email", field: "email" };
    return resultOf(await rpc("mail_new_links", { email, reference: key.reference, network }));
  },
};

/** What an answer of the database is for the visitor. */
function resultOf({ error }: RpcResult): ActionResult {
  if (!error) return "done";
  if (error.code === "PT404") return "gone";
  if (error.code === "PT429") return { problem: "too_many" };
  logError(error);
  return { problem: "server" };
}

export function logError({ code, message }: RpcError) {
  log("visitor_page_failed", { code, error: withoutQuotes(message) });
}
