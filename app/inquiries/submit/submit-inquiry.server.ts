import { createHash } from "node:crypto";
import { cleanEmail } from "./clean-email.server.ts";
import {
  confirmedEmail,
  type EmailQuestion,
  type InquiryKind,
  inquiryKinds,
  type Problems,
  formPaths,
  type FormError,
} from "../fields.ts";
import { findKnownBy, hidePageKeys } from "../visitor/hide-page-keys.server.ts";
import { sentPath } from "../sent/sent-path.ts";
import { judgeSender } from "./judge-sender.server.ts";
import { questionEmail } from "./question-email.server.ts";
import type { RpcError, RpcResult } from "../../rpc.server.ts";
import type { FormRejection } from "../form/summarize-problems.ts";
import { validateInquiry, type StoredInquiry } from "./validate-inquiry.server.ts";
import { parseSubmission } from "./parse-submission.server.ts";
import type { Received, Submission } from "../submission.ts";
import { withDueMoment } from "./with-due-moment.server.ts";

/** What the handler needs from its runtime. */
export interface Dependencies {
  /** Calls a SQL function as the service role. */
  rpc(name: string, parameters: Record<string, unknown>): Promise<RpcResult>;
  /** The sender's network, or null for no rate limit. */
  network: string | null;
  /** Tells the operator why an inquiry could not be stored. */
  reportError(error: RpcError): void;
  /** Origin of the pages that hold the forms. What comes from there is no stranger's, wherever this runs. */
  siteOrigin: string;
  /** Called once an inquiry is stored, and the mails about it with it. */
  wakeMail(): void;
  /** Makes the path of the private page of an inquiry that was just stored. Missing where there are no such pages. */
  createPage?(inquiry: { id: string; reference: string; locale: "en" | "ar" }): Promise<string | undefined>;
  /** Put before the path of a page in a redirect: empty where the pages are served beside this function. */
  pagesUrl: string;
  /** For a browser without script: what is wrong with its form. Undefined when there is nothing to show it with. */
  renderRejection(rejection: FormRejection): Promise<RejectionDocument | undefined>;
  /** Whether that is the form itself, with which a question can be answered. */
  showsForm: boolean;
}

export interface RejectionDocument {
  body: string;
  /** With its Content-Type. */
  headers: Record<string, string>;
}

/**
 * Takes one inquiry: JSON or a native form. Answers `200 {"id", "reference", "due_at"}`, or a visitor's browser with 303 to the sent page.
 * Errors: 400, 405, 413, 415 for what is no inquiry, 422 with a code per field or a question about the email address, 429
 * with Retry-After.
 * Needs nothing of Node that Deno lacks, so it runs as an Edge Function too.
 */
export async function submitInquiry(request: Request, dependencies: Dependencies): Promise<Response> {
  if (request.method !== "POST") return errorResponse(405, "method_not_allowed", { Allow: "POST, OPTIONS" });
  const parsed = await parseSubmission(request);
  if ("error" in parsed) {
    const { status, code, formError, fields } = parsed.error;
    if (wantsPage(request)) return respondWithPage(request, dependencies, fields, { status, formError });
    return errorResponse(status, code);
  }

  const { fields } = parsed;
  const { inquiry, problems } = validateInquiry(fields);
  const question = findQuestion(request, dependencies, fields);
  if (!inquiry || question) {
    const codes = { ...problems, ...(question && { email: question.code }) };
    if (wantsPage(request))
      return respondWithPage(request, dependencies, fields, { problems: codes, question, status: 422 });
    return Response.json({ error: "validation_failed", problems: codes, question }, { status: 422 });
  }
  const idempotencyKey = deriveIdempotencyKey(parsed, inquiry);
  if (idempotencyKey === undefined) return errorResponse(400, "invalid_idempotency_key");

  const { data, error } = await storeInquiry(dependencies, {
    inquiry: await withoutKeys(dependencies, inquiry),
    idempotency_key: idempotencyKey,
    network: dependencies.network,
    ...judgeSender(request, dependencies.siteOrigin, fields),
  });
  if (error?.code === "PT429") {
    return rejectTooManyRequests(request, dependencies, Number(error.details ?? 600), fields);
  }
  if (error) {
    dependencies.reportError(error);
    const isTemporary = temporaryError.test(error.code);
    const status = isTemporary ? 503 : 500;
    // Our server adds it by itself; an Edge Function has nobody else to.
    const headers: Record<string, string> = isTemporary ? { "Retry-After": "5" } : {};
    if (wantsPage(request))
      return respondWithPage(request, dependencies, fields, { formError: "server", status, headers });
    return errorResponse(status, "server", headers);
  }
  // As the SQL function returns it; reference and moment are null when the inquiry was erased since it was first sent.
  const stored = data as Received;
  const { id, reference } = stored;
  const form = identifyForm(request, fields);
  const page =
    reference === null ? undefined : await dependencies.createPage?.({ id, reference, locale: form.locale });
  const received = { ...stored, page };
  dependencies.wakeMail();
  if (!wantsPage(request)) return Response.json(received);
  const location = dependencies.pagesUrl + sentPath(form, received);
  return new Response(null, { status: 303, headers: { Location: location } });
}

/** Stores it with the moment by which it is answered, as the staff's calendar is now. */
function storeInquiry({ rpc }: Dependencies, submission: Record<string, unknown>): Promise<RpcResult> {
  return withDueMoment(rpc, new Date(), (dueAt) => rpc("submit_inquiry", { ...submission, due_at: dueAt }));
}

async function withoutKeys({ rpc }: Dependencies, inquiry: StoredInquiry): Promise<StoredInquiry> {
  const texts = ["message", "description"].filter((name) => typeof inquiry[name] === "string");
  const hidden = texts.map(async (name) => [
    name,
    await hidePageKeys(String(inquiry[name]), findKnownBy(rpc)),
  ]);
  return { ...inquiry, ...Object.fromEntries(await Promise.all(hidden)) };
}

/** The question about the email address, for a sender who can answer it and has not yet. Programs and older pages are not asked. */
function findQuestion(
  request: Request,
  { showsForm }: Dependencies,
  fields: Submission["fields"],
): EmailQuestion | undefined {
  const { email, [confirmedEmail]: confirmed } = fields;
  const canAnswer = wantsPage(request) ? showsForm : typeof confirmed === "string";
  if (!canAnswer || typeof email !== "string") return undefined;
  const question = questionEmail(cleanEmail(email));
  return question?.address === confirmed ? undefined : question;
}

/** Responds 429, with what was typed. */
async function rejectTooManyRequests(
  request: Request,
  renderer: Renderer,
  retryAfter: number,
  fields: Submission["fields"],
): Promise<Response> {
  const headers = { "Retry-After": String(retryAfter) };
  if (!wantsPage(request)) return errorResponse(429, "too_many", headers);
  return respondWithPage(request, renderer, fields, { formError: "too_many", status: 429, headers });
}

type Renderer = Pick<Dependencies, "renderRejection">;

/** Of what may go well a moment later: no connection, a full server, a wait that was too long, a deadlock. */
const temporaryError = /^(PGRST00|08|53|57P|57014$|55P03$|40)/;

function errorResponse(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers });
}

/** A browser that posts a form asks for a page; our script and the official clients do not. */
export function wantsPage(request: Request): boolean {
  return request.headers.get("accept")?.includes("text/html") ?? false;
}

interface PageResponseOptions {
  status: number;
  problems?: Problems;
  question?: EmailQuestion | undefined;
  formError?: FormError;
  headers?: Record<string, string>;
}

/** The form again, with everything that was typed and its problems, where this runtime can show it. */
async function respondWithPage(
  request: Request,
  { renderRejection }: Renderer,
  fields: Submission["fields"],
  { status, problems = {}, question, formError, headers }: PageResponseOptions,
): Promise<Response> {
  const { locale, kind } = identifyForm(request, fields);
  const document = await renderRejection({ kind, locale, problems, question, values: fields, formError });
  if (!document) return errorResponse(status, formError ?? "validation_failed");
  return new Response(document.body, { status, headers: { ...headers, ...document.headers } });
}

/** Which of the forms was sent. One that could not be parsed is identified by the Referer. */
function identifyForm(
  request: Request,
  { type, locale }: Submission["fields"],
): { locale: "en" | "ar"; kind: InquiryKind } {
  const [, ownLocale, ownPath] = URL.parse(request.headers.get("referer") ?? "")?.pathname.split("/") ?? [];
  const kind =
    inquiryKinds.find((known) => known === type) ??
    inquiryKinds.find((known) => formPaths[known] === ownPath);
  return { locale: (locale ?? ownLocale) === "ar" ? "ar" : "en", kind: kind ?? "contact" };
}

/** The path of a form's page: `/ar/contact`. */
export function formPagePath({ locale, kind }: Pick<FormRejection, "locale" | "kind">): string {
  return `/${locale}/${formPaths[kind]}`;
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
