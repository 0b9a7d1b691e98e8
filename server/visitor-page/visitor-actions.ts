import { interpolate, type Locale } from "../../app/i18n/text.ts";
import type { RpcError, RpcResult } from "../../app/rpc.server.ts";
import { characterCount, maxLengthOf } from "../../app/inquiries/fields.ts";
import { cleanEmail, isEmail } from "../../app/inquiries/submit/clean-email.server.ts";
import { cleanCode, cleanLine, cleanText, isBlank } from "../../app/inquiries/submit/clean-text.server.ts";
import { withDueMoment } from "../../app/inquiries/submit/with-due-moment.server.ts";
// oxlint-disable-next-line no-restricted-imports -- Until visitors correct nothing any more.
import { fieldWords } from "../../app/inquiries/words.ts";
import { findKnownBy, hidePageKeys } from "../../app/inquiries/visitor/hide-page-keys.server.ts";
import { hashCode } from "../../app/inquiries/visitor/page-key.server.ts";
import { pageMessageWords } from "../../app/inquiries/visitor/page-message-words.ts";
import type {
  CodePurpose,
  VisitorAction,
  VisitorInquiry,
  VisitorPageContent,
  VisitorProblem,
} from "../../app/inquiries/visitor/visitor-inquiry.ts";
import { withoutQuotes } from "../log/describe-error.ts";
import { log } from "../log/log.ts";

export interface FormInput {
  /** Calls a SQL function as the service role. */
  rpc(name: string, parameters: Record<string, unknown>): Promise<RpcResult>;
  /** The visitor's network, or null for no rate limit. */
  network: string | null;
  /** As the SQL functions take them. */
  key: { reference: string; key_hash: string };
  typed: Record<string, string>;
}

export interface ActionInput extends FormInput {
  inquiry: VisitorInquiry;
  locale: Locale;
}

/** What became of a form; `gone` when the link opens nothing any more. */
export type ActionResult = "gone" | { problem: VisitorProblem; field?: string } | TakenForm;

export interface TakenForm {
  problem?: never;
  erased?: VisitorPageContent["erased"];
}

type Action = (input: ActionInput) => Promise<ActionResult>;

const maxNoteLength = 5000;

/** The forms of the page that need its link. */
export const actions: Record<Exclude<VisitorAction, "new_link">, Action> = {
  async note(input) {
    const note = await withoutKeys(input, cleanText(input.typed["note"] ?? ""));
    if (isBlank(note)) return { problem: "missing", field: "note" };
    if (characterCount(note) > maxNoteLength) return { problem: "too_long", field: "note" };
    return callWithDueMoment(input, "add_visitor_note", { note });
  },

  async correct(input) {
    const { typed, inquiry, locale } = input;
    const given = {
      name: cleanLine(typed["name"] ?? ""),
      company: cleanLine(typed["company"] ?? "") || null,
      phone: cleanCode(typed["phone"] ?? "") || null,
    };
    if (isBlank(given.name)) return { problem: "missing", field: "name" };
    const changes = (["name", "company", "phone"] as const).filter(
      (name) => given[name] !== (inquiry.sent[name] ?? null),
    );
    const long = changes.find(
      (name) => characterCount(given[name] ?? "") > (maxLengthOf("contact", name) ?? 0),
    );
    if (long) return { problem: "too_long", field: long };
    if (changes.length === 0) return { problem: "unchanged", field: "name" };
    const words = pageMessageWords;
    const none = words.none[locale];
    const lines = changes.map((name) =>
      interpolate(words.correction[locale], {
        label: fieldWords[name][locale],
        after: given[name] ?? none,
        before: String(inquiry.sent[name] ?? none),
      }),
    );
    return call(input, "correct_inquiry", {
      ...given,
      description: [words.corrected[locale], ...lines].join("\n"),
    });
  },

  async ask_code(input) {
    const { typed, inquiry } = input;
    const purpose = codePurposes.find((known) => known === typed["purpose"]);
    if (!purpose) return { problem: "missing", field: "purpose" };
    const sure = `sure_${purpose}`;
    if (purpose !== "email" && typed[sure] === undefined) return { problem: "not_ticked", field: sure };
    const email = purpose === "email" ? cleanEmail(typed["new_email"] ?? "") : null;
    if (email === "") return { problem: "missing", field: "new_email" };
    if (email !== null && !isEmail(email)) return { problem: "invalid_email", field: "new_email" };
    if (email !== null && email === inquiry.sent.email) return { problem: "unchanged", field: "new_email" };
    return call(input, "ask_visitor_code", { purpose, new_email: email });
  },

  withdraw: (input) => useCode(input, "withdraw_inquiry"),

  async change_email(input) {
    const { inquiry, locale } = input;
    const description = interpolate(pageMessageWords.emailChanged[locale], {
      before: inquiry.sent.email ?? "",
      after: inquiry.code?.new_email ?? "",
    });
    return useCode(input, "change_inquiry_email", { description });
  },

  erase: (input) => useCode(input, "erase_inquiry"),
};

function withoutKeys({ rpc }: ActionInput, text: string): Promise<string> {
  return hidePageKeys(text, findKnownBy(rpc));
}

const codePurposes: CodePurpose[] = ["withdraw", "erase", "email"];

/** Calls a function that takes the mailed code, and answers what became of it: alone, or with what else it did. */
async function useCode(
  { rpc, inquiry, key, typed }: ActionInput,
  name: string,
  parameters: Record<string, unknown> = {},
): Promise<ActionResult> {
  const code = cleanCode(typed["code"] ?? "").replace(/\D/g, "");
  if (code === "") return { problem: "missing", field: "code" };
  const code_hash = hashCode(inquiry.reference, code);
  const { data, error } = await rpc(name, { ...key, code_hash, ...parameters });
  if (error) return problemOf(error);
  // As the SQL functions return it.
  const { outcome, ...gone } = (typeof data === "string" ? { outcome: data } : data) as {
    outcome: "done" | "wrong" | "over";
    files?: number;
    mails?: number;
  };
  if (outcome !== "done") return { problem: outcome === "over" ? "code_over" : "wrong_code", field: "code" };
  if (name !== "erase_inquiry") return {};
  const { files = 0, mails = 0 } = gone;
  return { erased: { reference: inquiry.reference, at: new Date().toISOString(), files, mails } };
}

async function call(
  { rpc, network, key }: ActionInput,
  name: string,
  parameters: Record<string, unknown>,
): Promise<ActionResult> {
  const { error } = await rpc(name, { ...key, network, ...parameters });
  return error ? problemOf(error) : {};
}

/** Calls a function that stores what staff are to reply to, by a moment of their calendar. */
async function callWithDueMoment(
  { rpc, network, key }: ActionInput,
  name: string,
  parameters: Record<string, unknown>,
): Promise<ActionResult> {
  const { error } = await withDueMoment(rpc, new Date(), (dueAt) =>
    rpc(name, { ...key, network, ...parameters, new_due_at: dueAt }),
  );
  return error ? problemOf(error) : {};
}

/** What an error of the database is for the visitor. */
export function problemOf(error: RpcError): ActionResult {
  if (error.code === "PT404") return "gone";
  if (error.code === "PT429") return { problem: "too_many" };
  logError(error);
  return { problem: "server" };
}

export function logError({ code, message }: RpcError) {
  log("visitor_page_failed", { code, error: withoutQuotes(message) });
}
