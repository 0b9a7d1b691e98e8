import { createHash } from "node:crypto";
import {
  confirmedEmail,
  type EmailQuestion,
  type FormError,
  honeypot,
  inquiryKinds,
  type Problems,
} from "../fields.ts";
import type { FormRejection } from "../form/summarize-problems.ts";
import type { Submission } from "../submission.ts";
import { cleanEmail } from "./clean-email.server.ts";
import { parseSubmission } from "./parse-submission.server.ts";
import { questionEmail } from "./question-email.server.ts";
import { type StoredInquiry, validateInquiry } from "./validate-inquiry.server.ts";

/** The form that was sent, and what was typed. */
export type SentForm = Pick<FormRejection, "kind" | "locale" | "values"> & {
  /** A browser that posts a form asks for a page; our script and the official clients do not. */
  wantsPage: boolean;
};

/** Why nothing was stored. */
export interface Refusal {
  status: number;
  /** For programs. */
  code: string;
  /** For people. */
  formError?: FormError;
  problems?: Problems;
  question?: EmailQuestion | undefined;
  headers?: Record<string, string>;
}

/** What is to be stored. */
export interface SentInquiry {
  inquiry: StoredInquiry;
  idempotencyKey: string;
}

/** Reads an inquiry: JSON or a native form. */
export async function readInquiry(
  request: Request,
): Promise<{ form: SentForm } & (SentInquiry | { refusal: Refusal })> {
  const parsed = await parseSubmission(request);
  if ("error" in parsed) {
    const { fields, ...refusal } = parsed.error;
    return { form: identifyForm(request, fields), refusal };
  }
  const { fields } = parsed;
  const form = identifyForm(request, fields);
  const { inquiry, problems } = validateInquiry(fields);
  const question = findQuestion(form);
  if (!inquiry || question) {
    const codes = { ...problems, ...(question && { email: question.code }) };
    return { form, refusal: { status: 422, code: "validation_failed", problems: codes, question } };
  }
  const idempotencyKey = deriveIdempotencyKey(parsed, inquiry);
  if (idempotencyKey !== undefined) return { form, inquiry, idempotencyKey };
  // No form of ours sends such a key.
  return { form: { ...form, wantsPage: false }, refusal: { status: 400, code: "invalid_idempotency_key" } };
}

/** Which of the forms was sent. */
function identifyForm(request: Request, values: Submission["fields"]): SentForm {
  return {
    locale: values["locale"] === "ar" ? "ar" : "en",
    kind: inquiryKinds.find((known) => known === values["type"]) ?? "contact",
    values,
    wantsPage: request.headers.get("accept")?.includes("text/html") ?? false,
  };
}

/** The question about the email address, for a sender who can answer it and has not yet. Programs and older pages are not asked. */
function findQuestion({ wantsPage, values }: SentForm): EmailQuestion | undefined {
  const { email, [confirmedEmail]: confirmed } = values;
  const canAnswer = wantsPage || typeof confirmed === "string";
  if (!canAnswer || typeof email !== "string") return undefined;
  const question = questionEmail(cleanEmail(email));
  return question?.address === confirmed ? undefined : question;
}

/**
 * The stored key: the sender's key and a digest of the content. A visitor without JavaScript sends no key, and the same
 * message sent twice within the keys' lifetime is one inquiry. Somebody else's key with other content reveals no id and
 * loses no inquiry. Undefined when the given key is malformed.
 */
function deriveIdempotencyKey(
  { fields, idempotencyKey }: Submission,
  inquiry: StoredInquiry,
): string | undefined {
  const given = idempotencyKey ?? fields["idempotencyKey"];
  const hasKey = given !== undefined && given !== "";
  if (hasKey && !(typeof given === "string" && /^[\x21-\x7e]{8,200}$/.test(given))) return undefined;
  // The language of the page does not make it another inquiry.
  const json = JSON.stringify({ ...inquiry, locale: undefined });
  // Web Crypto would send these few bytes to another thread and wait ten times as long.
  const content = createHash("sha256").update(json).digest("hex");
  return hasKey ? `given:${given} content:${content}` : `content:${content}`;
}

/** Nobody reads a page and sends its form sooner. */
const minHumanMs = 2_000;

/**
 * Judges whether a program sent an inquiry. A visitor's browser may cause the signs of `suspicious` too: its filler filled the hidden
 * field, a restored draft was sent at once, or the page stood on another site, such as one that translates. `spam` is a hidden
 * field that was filled without a browser: browsers say from which site they post. See docs/decisions/forms.md.
 */
export function judgeSender(
  request: Request,
  siteOrigin: string,
  fields: Submission["fields"],
): { suspicious: boolean; spam: boolean } {
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  const isFilled = typeof fields[honeypot] === "string" && fields[honeypot] !== "";
  const { elapsed: reported } = fields;
  const elapsed =
    typeof reported === "number" || typeof reported === "string" ? Number(reported) : Number.NaN;
  return {
    suspicious: isFilled || elapsed < minHumanMs || (site === "cross-site" && origin !== siteOrigin),
    spam: isFilled && origin === null && site === null,
  };
}
