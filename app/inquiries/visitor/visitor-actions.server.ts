import { interpolate, type Locale } from "../../i18n/text.ts";
import type { RpcError } from "../../rpc.server.ts";
import { characterCount, maxLengthOf } from "../fields.ts";
import { cleanEmail, isEmail } from "../submit/clean-email.server.ts";
import { cleanCode, cleanLine, cleanText, isBlank } from "../submit/clean-text.server.ts";
import { withDueMoment } from "../submit/with-due-moment.server.ts";
import { fieldWords } from "../words.ts";
import type { Dependencies } from "./page-dependencies.ts";
import { findKnownBy, hidePageKeys } from "./hide-page-keys.server.ts";
import { hashCode } from "./page-key.server.ts";
import { maxAnswerLength, type QuestionName, questionNames } from "./questions.ts";
import { pageMessageWords } from "./page-message-words.ts";
import type {
  CodePurpose,
  VisitorAction,
  VisitorInquiry,
  VisitorPageContent,
  VisitorProblem,
} from "./visitor-inquiry.ts";

export interface ActionInput {
  dependencies: Dependencies;
  inquiry: VisitorInquiry;
  /** As the SQL functions take them. */
  key: { reference: string; key_hash: string };
  typed: Record<string, string>;
  locale: Locale;
}

/** What became of a form; `gone` when the link opens nothing any more. */
export type ActionResult = "gone" | { problem: VisitorProblem; field?: string } | TakenForm;

export interface TakenForm {
  problem?: never;
  /** The question to go on with. */
  next?: QuestionName | undefined;
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

  async answer(input) {
    const { typed, inquiry } = input;
    const question = questionNames.find((name) => name === typed["question"]);
    if (!question) return { problem: "missing", field: "question" };
    const answer =
      typed["unknown"] === undefined ? await withoutKeys(input, cleanText(typed["answer"] ?? "")) : null;
    if (answer !== null && isBlank(answer)) return { problem: "missing", field: "answer" };
    if (answer !== null && characterCount(answer) > maxAnswerLength)
      return { problem: "too_long", field: "answer" };
    const result = await call(input, "answer_question", { question, answer });
    if (result === "gone" || result.problem) return result;
    const answered = new Set([question, ...inquiry.answers.map((known) => known.question)]);
    const later = questionNames.slice(questionNames.indexOf(question));
    return { next: [...later, ...questionNames].find((name) => !answered.has(name)) };
  },

  async nda(input) {
    if (input.typed["agree"] === undefined) return { problem: "not_ticked", field: "agree" };
    return callWithDueMoment(input, "ask_for_nda", {});
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

function withoutKeys({ dependencies }: ActionInput, text: string): Promise<string> {
  return hidePageKeys(text, findKnownBy(dependencies.rpc));
}

const codePurposes: CodePurpose[] = ["withdraw", "erase", "email"];

/** Calls a function that takes the mailed code, and answers what became of it: alone, or with what else it did. */
async function useCode(
  { dependencies, inquiry, key, typed }: ActionInput,
  name: string,
  parameters: Record<string, unknown> = {},
): Promise<ActionResult> {
  const code = cleanCode(typed["code"] ?? "").replace(/\D/g, "");
  if (code === "") return { problem: "missing", field: "code" };
  const code_hash = hashCode(inquiry.reference, code);
  const { data, error } = await dependencies.rpc(name, { ...key, code_hash, ...parameters });
  if (error) return problemOf(error, dependencies.reportError);
  // As the SQL functions return it.
  const { outcome, ...gone } = (typeof data === "string" ? { outcome: data } : data) as {
    outcome: "done" | "wrong" | "over";
    files?: number;
    answers?: number;
    mails?: number;
  };
  if (outcome !== "done") return { problem: outcome === "over" ? "code_over" : "wrong_code", field: "code" };
  if (name !== "erase_inquiry") return {};
  const { files = 0, answers = 0, mails = 0 } = gone;
  return { erased: { reference: inquiry.reference, at: new Date().toISOString(), files, answers, mails } };
}

async function call(
  { dependencies, key }: ActionInput,
  name: string,
  parameters: Record<string, unknown>,
): Promise<ActionResult> {
  const { network, rpc } = dependencies;
  const { error } = await rpc(name, { ...key, network, ...parameters });
  return error ? problemOf(error, dependencies.reportError) : {};
}

/** Calls a function that stores what staff are to reply to, by a moment of their calendar. */
async function callWithDueMoment(
  { dependencies, key }: ActionInput,
  name: string,
  parameters: Record<string, unknown>,
): Promise<ActionResult> {
  const { network, rpc } = dependencies;
  const { error } = await withDueMoment(rpc, new Date(), (dueAt) =>
    rpc(name, { ...key, network, ...parameters, new_due_at: dueAt }),
  );
  return error ? problemOf(error, dependencies.reportError) : {};
}

/** What an error of the database is for the visitor. */
export function problemOf(error: RpcError, report: Dependencies["reportError"]): ActionResult {
  if (error.code === "PT404") return "gone";
  if (error.code === "PT429") return { problem: "too_many" };
  report(error);
  return { problem: "server" };
}
