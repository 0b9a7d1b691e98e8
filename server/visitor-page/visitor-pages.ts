import { join } from "node:path";
import { Hono } from "hono";
import { localeFromPath } from "../../app/i18n/text.ts";
import { parseSubmission } from "../../app/inquiries/submit/parse-submission.server.ts";
import { hashKey, parsePagePath } from "../../app/inquiries/visitor/page-key.server.ts";
import type {
  VisitorAction,
  VisitorInquiry,
  VisitorPageContent,
} from "../../app/inquiries/visitor/visitor-inquiry.ts";
import { zoneOf } from "../../app/inquiries/visitor/zone-of.ts";
import type { Config } from "../config.ts";
import { databaseSettings } from "../database-settings.ts";
import { serviceRole } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";
import { deleteFiles, findMailFiles } from "../erasing/erase-mail-files.ts";
import { callAs } from "../functions/call-as.ts";
import { describeError } from "../log/describe-error.ts";
import { log } from "../log/log.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { Site } from "../pages/site.ts";
import { mailNewLinks } from "./mail-new-links.ts";
import { builtPath, createRenderer, unavailable } from "./render-visitor-page.ts";
import { type ActionInput, actions, logError } from "./visitor-actions.ts";

/**
 * The private page of one inquiry, `/en/inquiry/N-7F3K2/{key}`: GET shows it, POST takes one of its forms and answers 303, 422 or 429.
 * Without a link that opens an inquiry it is 404 and offers a new one, whatever the reason.
 */
export function createVisitorPages(config: Config, database: Database, mail: MailQueue, site: Site) {
  const settings = databaseSettings(config);
  const render = createRenderer(site);
  const pages = new Hono<{ Variables: { network: string } }>();
  pages.all("/:locale{en|ar}/inquiry/*", async (context) => {
    try {
      return await answer(context.req.raw, config.abuseLimits ? context.get("network") : null);
    } catch (error) {
      log("visitor_page_failed", describeError(error));
      return unavailable(context.req.path);
    }
  });
  return pages;

  async function answer(request: Request, network: string | null): Promise<Response> {
    const { pathname: path, searchParams } = new URL(request.url);
    const address = parsePagePath(path);
    const key = { reference: address?.reference ?? "", key_hash: address ? hashKey(address.key) : "" };
    const opened = address ? await rpc("open_visitor_page", key) : undefined;
    if (opened?.error) {
      logError(opened.error);
      return unavailable(path);
    }
    // As the SQL function returns it.
    const inquiry = (opened?.data ?? null) as VisitorInquiry | null;
    const content: VisitorPageContent = {
      inquiry,
      // One that opens nothing is the same for everybody.
      path: inquiry ? path : builtPath(path),
      done: inquiry ? actionNamed(searchParams.get("done")) : null,
      fileOutcome: outcomeOfFile(searchParams),
      rejected: null,
      erased: null,
    };
    if (request.method === "GET" || request.method === "HEAD") return respond(content, inquiry ? 200 : 404);
    if (request.method !== "POST")
      return new Response(null, { status: 405, headers: { Allow: "GET, POST" } });
    return takeForm(request, network, content, key);
  }

  /** The result of a form: the browser is sent back to where it stands on the page, or is shown what was wrong. */
  async function takeForm(
    request: Request,
    network: string | null,
    content: VisitorPageContent,
    key: ActionInput["key"],
  ): Promise<Response> {
    const { inquiry, path } = content;
    const parsed = await parseSubmission(request);
    const fields = "error" in parsed ? parsed.error.fields : parsed.fields;
    const action = actionNamed(fields["action"]);
    const typed = listTyped(fields);
    const reject = (rejected: Omit<NonNullable<VisitorPageContent["rejected"]>, "typed">, status: number) =>
      respond({ ...content, rejected: { ...rejected, typed } }, status);
    if (action === null) return respond(content, inquiry ? 400 : 404);
    if ("error" in parsed) return reject({ action, field: null, problem: "too_long" }, parsed.error.status);

    const caller = { rpc, network, key, typed };
    const result =
      action === "new_link"
        ? await mailNewLinks(caller)
        : inquiry
          ? await actions[action]({ ...caller, inquiry, locale: localeFromPath(path) })
          : "gone";
    if (result === "gone") {
      return respond({ ...content, path: builtPath(path), inquiry: null, unsaved: typed["note"] }, 404);
    }
    if (result.problem !== undefined) {
      const { field = null, problem } = result;
      return reject({ action, field, problem }, problemStatus[problem] ?? 422);
    }
    mail.wake();
    if (result.erased) {
      const mails = await findMailFiles(join(config.dataDir, "mail"), [result.erased.reference]);
      await deleteFiles(mails);
      return respond({ ...content, inquiry: null, erased: result.erased }, 200);
    }
    // The link has ended, as all to the former address have.
    if (action === "change_email")
      return respond({ ...content, path: builtPath(path), inquiry: null, done: action }, 200);
    // A page without an inquiry is a file, which can say nothing of what was done.
    if (!inquiry) return respond({ ...content, done: action }, 200);
    return new Response(null, {
      status: 303,
      headers: { Location: `${path}?done=${action}#${zoneOf(action, typed["purpose"])}` },
    });
  }

  function rpc(name: string, parameters: Record<string, unknown>) {
    return callAs(database, serviceRole, name, parameters, { settings });
  }

  async function respond(content: VisitorPageContent, status: number): Promise<Response> {
    const { body, headers } = await render(content);
    return new Response(body, { status, headers });
  }
}

const problemStatus: Partial<Record<string, number>> = { too_many: 429, server: 503 };

/** As the place that takes files says it in the address. */
function outcomeOfFile(query: URLSearchParams): string | undefined {
  const done = query.get("done");
  return query.get("problem") ?? (done === "file" || done === "file_removed" ? done : undefined);
}

/** Texts that were typed, by the names of their fields. */
function listTyped(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const [text] = [value].flat();
      return typeof text === "string" ? [[name, text]] : [];
    }),
  );
}

function actionNamed(name: unknown): VisitorAction | null {
  // Object.keys loses the type of the keys.
  const known = [...Object.keys(actions), "new_link"] as VisitorAction[];
  return known.find((action) => action === name) ?? null;
}
