import { sentPath } from "../../app/inquiries/sent/sent-path.ts";
import { renderProblemPage } from "../../app/inquiries/submit/problem-page.server.ts";
import { renderProblemText } from "../../app/inquiries/submit/problem-text.server.ts";
import {
  formPagePath,
  judgeSender,
  readInquiry,
  type Refusal,
  type SentForm,
  type SentInquiry,
} from "../../app/inquiries/submit/read-inquiry.server.ts";
import { dueMoment } from "../../app/inquiries/submit/working-calendar.ts";
import { findKnownBy, hidePageKeys } from "../../app/inquiries/visitor/hide-page-keys.server.ts";
import { createPageKey, type PageAddress, pagePath } from "../../app/inquiries/visitor/page-key.server.ts";
import type { RpcError, RpcResult } from "../../app/rpc.server.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import { describeError, withoutQuotes } from "../log/describe-error.ts";
import { log } from "../log/log.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import { findPage, type Site, toBuiltPage } from "../pages/site.ts";
import { renderInThread } from "../render/render-in-thread.ts";
import { type Call, callAsService } from "./call-as.ts";

/**
 * Takes one inquiry: JSON or a native form. Answers `200 {"id", "reference", "due_at"}`, or a visitor's browser with 303 to the sent page.
 * Errors: 400, 405, 413, 415 for what is no inquiry, 422 with a code per field or a question about the email address, 429
 * with Retry-After.
 */
export function createSubmitInquiry(config: Config, database: Database, mail: MailQueue, site: Site) {
  const call = callAsService(config, database);

  return async (request: Request, network: string): Promise<Response> => {
    if (request.method !== "POST") {
      const headers = { Allow: "POST, OPTIONS" };
      return Response.json({ error: "method_not_allowed" }, { status: 405, headers });
    }
    const sent = await readInquiry(request);
    const { form } = sent;
    if ("refusal" in sent) return refuse(site, form, sent.refusal);
    const { data, error } = await storeInquiry(call, sent, {
      network: config.abuseLimits ? network : null,
      ...judgeSender(request, config.publicUrl, form.values),
    });
    if (error) return refuse(site, form, toRefusal(error));

    const stored = data as Stored;
    const { id, reference } = stored;
    const page =
      reference === null ? undefined : await createFirstPage(call, { id, reference, locale: form.locale });
    const received = { ...stored, page };
    mail.wake();
    if (!form.wantsPage) return Response.json(received);
    // A form of pages on another origin leads back there.
    const origin = request.headers.get("origin") === config.publicUrl ? config.publicUrl : "";
    return new Response(null, { status: 303, headers: { Location: origin + sentPath(form, received) } });
  };
}

/** As the SQL function returns it; reference and moment are null when the inquiry was erased since it was first sent. */
interface Stored {
  id: string;
  reference: string | null;
  due_at: string | null;
}

interface Sender {
  /** Null for no rate limit. */
  network: string | null;
  suspicious: boolean;
  spam: boolean;
}

/** Stores it with the moment by which it is answered, as the staff's calendar is now, and without keys of pages in its texts. */
export async function storeInquiry(
  call: Call,
  { inquiry, idempotencyKey }: SentInquiry,
  sender: Sender,
): Promise<RpcResult> {
  const texts = ["message", "description"].filter((name) => typeof inquiry[name] === "string");
  const hidden = texts.map(async (name) => [
    name,
    await hidePageKeys(String(inquiry[name]), findKnownBy(call)),
  ]);
  const submission = {
    inquiry: { ...inquiry, ...Object.fromEntries(await Promise.all(hidden)) },
    idempotency_key: idempotencyKey,
    ...sender,
  };
  return withDueMoment(call, new Date(), (dueAt) => call("submit_inquiry", { ...submission, due_at: dueAt }));
}

/** Calls `store` with the moment by which what came at `receivedAt` is answered, as the staff's calendar is now. */
export async function withDueMoment(
  call: Call,
  receivedAt: Date,
  store: (dueAt: string) => Promise<RpcResult>,
): Promise<RpcResult> {
  const closedDays = await call("list_closed_days", {});
  if (closedDays.error) return closedDays;
  // As the SQL function returns it.
  const dueAt = dueMoment(receivedAt, new Set(closedDays.data as string[]));
  return store(dueAt.toISOString());
}

/** The path of an inquiry's page, for who has just sent it. Undefined when somebody has been told it before. */
async function createFirstPage(
  call: Call,
  { id, ...address }: { id: string } & Omit<PageAddress, "key">,
): Promise<string | undefined> {
  const { key, hash } = createPageKey();
  const { data } = await call("add_inquiry_key", { inquiry_id: id, key_hash: hash });
  return data === true ? pagePath({ ...address, key }) : undefined;
}

/** Of what may go well a moment later: no connection, a full server, a wait that was too long, a deadlock. */
const temporaryError = /^(PGRST00|08|53|57P|57014$|55P03$|40)/;

function toRefusal({ code, message, details }: RpcError): Refusal {
  if (code === "PT429") {
    const headers = { "Retry-After": String(Number(details ?? 600)) };
    return { status: 429, code: "too_many", formError: "too_many", headers };
  }
  log("inquiry_not_stored", { code, error: withoutQuotes(message) });
  return { status: temporaryError.test(code) ? 503 : 500, code: "server", formError: "server" };
}

/** A browser without script gets the form again, with everything that was typed and its problems. */
async function refuse(
  site: Site,
  { wantsPage, ...form }: SentForm,
  { status, code, formError, problems, question, headers = {} }: Refusal,
): Promise<Response> {
  if (!wantsPage) return Response.json({ error: code, problems, question }, { status, headers });
  const rejection = { ...form, problems: problems ?? {}, question, formError };
  const path = formPagePath(form);
  const page = findPage(site, path);
  let document;
  try {
    if (!page) throw new Error(`The site lacks ${path}`);
    document = await renderProblemPage(toBuiltPage(page), rejection, (rejected) =>
      renderInThread({ build: site.serverBuild, path, shown: { rejection: rejected } }),
    );
  } catch (error) {
    log("form_not_rendered", describeError(error));
    document = await renderProblemText(rejection);
  }
  return new Response(document.body, { status, headers: { ...headers, ...document.headers } });
}
