import {
  type InquiryKind,
  inquiryKinds,
  type Problems,
  formPath,
  honeypot,
  type WholeProblem,
} from "./fields.ts";
import { problemPage } from "./problem-page.server.ts";
import { readInquiry, type StoredInquiry } from "./read-inquiry.server.ts";
import { readSubmission, type Submission } from "./read-submission.server.ts";

/** What the handler needs of the place it runs in. */
export interface Surroundings {
  /** Calls a SQL function as the service role; answers as the official client's `rpc` does. */
  rpc(name: string, parameters: Record<string, unknown>): Promise<{ data: unknown; error: RpcError | null }>;
  /** The sender's network, or null to ask no budget. */
  network: string | null;
  /** Tells the operator why an inquiry could not be stored. */
  report(error: RpcError): void;
  /** The built page at an address such as `/en/contact`, as HTML. */
  page(address: string): string | undefined;
}

export interface RpcError {
  /** SQLSTATE */
  code: string;
  message: string;
  details: string | null;
}

/**
 * Takes one inquiry: JSON or a native form. Answers `200 {"id"}`, or a visitor's browser with 303 to the sent page.
 * Refusals: 400, 405, 413, 415 for what is no inquiry, 422 with a code per field, 429 with Retry-After.
 * Needs nothing of Node, so it runs as an Edge Function too.
 */
export async function submitInquiry(request: Request, surroundings: Surroundings): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "method_not_allowed", { Allow: "POST, OPTIONS" });
  const read = await readSubmission(request);
  if ("refusal" in read) {
    const { status, error, whole, fields } = read.refusal;
    if (wantsPage(request)) return answerWithPage(request, surroundings.page, fields, { status, whole });
    return refuse(status, error);
  }

  const { fields } = read;
  const { inquiry, problems } = readInquiry(fields);
  if (!inquiry) {
    if (wantsPage(request))
      return answerWithPage(request, surroundings.page, fields, { problems, status: 422 });
    return Response.json({ error: "validation_failed", problems }, { status: 422 });
  }
  const idempotencyKey = await keyOf(read, inquiry);
  if (idempotencyKey === undefined) return refuse(400, "invalid_idempotency_key");

  const { data: id, error } = await surroundings.rpc("submit_inquiry", {
    inquiry,
    idempotency_key: idempotencyKey,
    network: surroundings.network,
    suspicious: isSuspicious(request, fields),
  });
  if (error?.code === "PT429") {
    return refuseAsFlood(request, surroundings.page, Number(error.details ?? 600), fields);
  }
  if (error) {
    surroundings.report(error);
    const isAway = databaseIsAway.test(error.code);
    const status = isAway ? 503 : 500;
    const headers = isAway
      ? { "Retry-After": /^\d+$/.test(error.details ?? "") ? `${error.details}` : "5" }
      : {};
    if (wantsPage(request))
      return answerWithPage(request, surroundings.page, fields, { whole: "server", status, headers });
    return refuse(status, "server", headers);
  }
  if (!wantsPage(request)) return Response.json({ id });
  return new Response(null, { status: 303, headers: { Location: `${formAddress(request, fields)}/sent` } });
}

/** Refuses for a while, with what was typed as far as it is known. */
export async function refuseAsFlood(
  request: Request,
  page: Surroundings["page"],
  retryAfter: number,
  fields: Submission["fields"] = {},
): Promise<Response> {
  const headers = { "Retry-After": String(retryAfter) };
  if (!wantsPage(request)) return refuse(429, "too_many", headers);
  return answerWithPage(request, page, fields, { whole: "too_many", status: 429, headers });
}

/** SQLSTATE classes of a connection that broke, and of a server that is full or shutting down. */
const databaseIsAway = /^(08|53|57P)/;

function refuse(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers });
}

/** A browser that posts a form asks for a page; our script and the official clients do not. */
function wantsPage(request: Request): boolean {
  return request.headers.get("accept")?.includes("text/html") ?? false;
}

interface Trouble {
  status: number;
  problems?: Problems;
  whole?: WholeProblem;
  headers?: Record<string, string>;
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** A page takes some milliseconds to put together: many are made one after the other, and others are answered between two. */
function takeTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setTimeout(resolve)));
  return lastTurn;
}

/** The form again, with everything that was typed and a word about what is wrong. */
async function answerWithPage(
  request: Request,
  pageAt: Surroundings["page"],
  fields: Submission["fields"],
  trouble: Trouble,
): Promise<Response> {
  const { locale, kind } = formOf(request, fields);
  const html = pageAt(`/${locale}/${formPath[kind]}`);
  if (html === undefined) return refuse(trouble.status, trouble.whole ?? "validation_failed");
  await takeTurn();
  const body = problemPage(html, { ...trouble, fields, kind, locale });
  const policy =
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
  return new Response(body, {
    status: trouble.status,
    headers: {
      ...trouble.headers,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
    },
  });
}

function formAddress(request: Request, fields: Submission["fields"]): string {
  const { locale, kind } = formOf(request, fields);
  return `/${locale}/${formPath[kind]}`;
}

/** Which of the forms was sent. One that could not be read is known by the page it was sent from. */
function formOf(
  request: Request,
  { type, locale }: Submission["fields"],
): { locale: "en" | "ar"; kind: InquiryKind } {
  const [, ownLocale, ownPath] = URL.parse(request.headers.get("referer") ?? "")?.pathname.split("/") ?? [];
  const kind =
    inquiryKinds.find((known) => known === type) ?? inquiryKinds.find((known) => formPath[known] === ownPath);
  return { locale: (locale ?? ownLocale) === "ar" ? "ar" : "en", kind: kind ?? "contact" };
}

/**
 * Of what was sent, and of the key the sender gave. A visitor without JavaScript has none, and the same message sent twice
 * within the keys' life is one inquiry. Somebody else's key with other words gives no id away and swallows nothing.
 * Undefined when the given key cannot be one.
 */
async function keyOf(
  { fields, idempotencyKey }: Submission,
  inquiry: StoredInquiry,
): Promise<string | undefined> {
  const given = idempotencyKey ?? fields["idempotencyKey"];
  const hasKey = given !== undefined && given !== "";
  if (hasKey && !(typeof given === "string" && /^[\x21-\x7e]{8,200}$/.test(given))) return undefined;
  // A draft sent again from the page in the other language is no other inquiry.
  const bytes = new TextEncoder().encode(JSON.stringify({ ...inquiry, locale: undefined }));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const content = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hasKey ? `given:${given} content:${content}` : `content:${content}`;
}

const fastestHuman = 2_000;

/** Doubt never refuses: what looks like a program's work is stored as spam, where staff can find it. */
function isSuspicious(request: Request, fields: Submission["fields"]): boolean {
  const { elapsed: told } = fields;
  const elapsed = typeof told === "number" || typeof told === "string" ? Number(told) : Number.NaN;
  return (
    (fields[honeypot] ?? "") !== "" ||
    elapsed < fastestHuman ||
    request.headers.get("sec-fetch-site") === "cross-site"
  );
}
