import { formPath } from "../../app/inquiries/form-path.ts";
import { readableEmail } from "../../app/inquiries/submit/clean-email.server.ts";
import { sentPath } from "../../app/inquiries/sent/sent-path.ts";
import { renderProblemPage, renderProblemText } from "../../app/inquiries/submit/problem-page.server.ts";
import {
  judgeSender,
  readInquiry,
  type Refusal,
  type SentForm,
  type SentInquiry,
} from "../../app/inquiries/submit/read-inquiry.server.ts";
import { createPageKey, type PageAddress, pagePath } from "../../app/inquiries/visitor/page-key.server.ts";
import type { Config } from "../config.ts";
import { asRole, callFunction, callInTransaction, serviceRole } from "../database/as-role.ts";
import { type Database, isConflict, isDatabaseError, isUnavailable } from "../database/database.ts";
import { describeError } from "../log/describe-error.ts";
import { log } from "../log/log.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import { findPage, type Site, toBuiltPage } from "../pages/site.ts";
import { renderInThread } from "../render/render-in-thread.ts";
import { findDueMoment } from "./due-moment.ts";
import { hideKeys } from "../visitor-page/hide-keys.ts";

/**
 * Takes one inquiry: JSON or a native form. Answers `200 {"id", "reference", "due_at", "email"}`, or a visitor's browser with 303 to the sent page.
 * Errors: 400, 405, 413, 415 for what is no inquiry, 422 with a code per field or a question about the email address, 429
 * with Retry-After.
 */
export function createSubmitInquiry(config: Config, database: Database, mail: MailQueue, site: Site) {
  return async (request: Request, network: string): Promise<Response> => {
    if (request.method !== "POST") {
      const headers = { Allow: "POST, OPTIONS" };
      return Response.json({ error: "method_not_allowed" }, { status: 405, headers });
    }
    const sent = await readInquiry(request);
    const { form } = sent;
    if ("refusal" in sent) return refuse(site, form, sent.refusal);
    const sender = {
      network: config.abuseLimits ? network : null,
      ...judgeSender(request, config.publicUrl, form.values),
    };
    const stored = await storeInquiry(database, sent, sender).catch(toRefusal);
    if ("status" in stored) return refuse(site, form, stored);
    const { id, reference } = stored;
    const page =
      reference === null
        ? undefined
        : await createFirstPage(database, { id, reference, locale: form.locale });
    const received = { ...stored, email: readableEmail(String(sent.inquiry["email"])), page };
    mail.wake();
    if (!form.wantsPage) return Response.json(received);
    // A form of pages on another origin leads back there.
    const origin = request.headers.get("origin") === config.publicUrl ? config.publicUrl : "";
    return new Response(null, { status: 303, headers: { Location: origin + sentPath(form, received) } });
  };
}

/** The row of the SQL function. Reference and moment are null when the inquiry was erased since it was first sent. */
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
  database: Database,
  { inquiry, idempotencyKey }: SentInquiry,
  sender: Sender,
): Promise<Stored> {
  const texts = ["message", "description"].filter((name) => typeof inquiry[name] === "string");
  const hidden = texts.map(async (name) => [name, await hideKeys(database, String(inquiry[name]))]);
  const submission = {
    inquiry: { ...inquiry, ...Object.fromEntries(await Promise.all(hidden)) },
    idempotency_key: idempotencyKey,
    ...sender,
  };
  return asRole(database, serviceRole, async (transaction) => {
    const due_at = await findDueMoment(transaction, new Date());
    return callInTransaction<Stored>(transaction, "submit_inquiry", { ...submission, due_at });
  });
}

/** The path of an inquiry's page, for the person who has just sent it. Undefined when somebody has been told it before. */
async function createFirstPage(
  database: Database,
  { id, ...address }: { id: string } & Omit<PageAddress, "key">,
): Promise<string | undefined> {
  const { key, hash } = createPageKey();
  try {
    const added = { inquiry_id: id, key_hash: hash };
    const isFirst = await callFunction(database, serviceRole, "add_inquiry_key", added);
    return isFirst === true ? pagePath({ ...address, key }) : undefined;
  } catch (error) {
    // The inquiry is stored: its sender need not send it again.
    log("first_page_failed", describeError(error));
    return undefined;
  }
}

function toRefusal(error: unknown): Refusal {
  if (isDatabaseError(error) && error.code === "PT429") {
    const headers = { "Retry-After": String(Number(error.detail ?? 600)) };
    return { status: 429, code: "too_many", formError: "too_many", headers };
  }
  log("inquiry_not_stored", describeError(error));
  return { status: isTemporary(error) ? 503 : 500, code: "server", formError: "server" };
}

/** Whether it may go well a moment later: no connection, a full server, a wait that was too long, a deadlock. */
function isTemporary(error: unknown): boolean {
  const isLateAnswer = isDatabaseError(error) && ["57014", "55P03"].includes(error.code);
  return isUnavailable(error) || isConflict(error) || isLateAnswer;
}

/** A browser without script gets the form again, with everything that was typed and its problems. */
async function refuse(
  site: Site,
  { wantsPage, ...form }: SentForm,
  { status, code, formError, problems, question, headers = {} }: Refusal,
): Promise<Response> {
  if (!wantsPage) return Response.json({ error: code, problems, question }, { status, headers });
  const rejection = { ...form, problems: problems ?? {}, question, formError };
  const path = formPath(form);
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
