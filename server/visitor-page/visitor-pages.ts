import { join } from "node:path";
import { Hono } from "hono";
import { parseSubmission } from "../../app/inquiries/submit/parse-submission.server.ts";
import { hashKey, parsePagePath } from "../../app/inquiries/visitor/page-key.server.ts";
import type {
  VisitorAction,
  VisitorInquiry,
  VisitorPageContent,
  VisitorProblem,
} from "../../app/inquiries/visitor/visitor-inquiry.ts";
import { sectionOf } from "../../app/inquiries/visitor/section-of.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import { deleteFiles, findMailFiles } from "../erasing/erase-mail-files.ts";
import { callAsService } from "../functions/call-as.ts";
import { hasLeft } from "../http/has-left.ts";
import { describeError } from "../log/describe-error.ts";
import { log } from "../log/log.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { Site } from "../pages/site.ts";
import { builtPath, createRenderer, unavailable } from "./render-visitor-page.ts";
import { actions, type FormInput, logError } from "./visitor-actions.ts";

/**
 * The private page of one inquiry, `/en/inquiry/N-7F3K2/{key}`: GET shows it, POST takes one of its forms and answers 303, 422 or 429.
 * Without a link that opens an inquiry it is 404 and offers a new one, whatever the reason.
 */
export function createVisitorPages(config: Config, database: Database, mail: MailQueue, site: Site) {
  const rpc = callAsService(config, database);
  const render = createRenderer(site);
  const pages = new Hono<{ Variables: { network: string } }>();
  pages.all("/:locale{en|ar}/inquiry/*", async (context) => {
    try {
      return await answer(context.req.raw, config.abuseLimits ? context.get("network") : null);
    } catch (error) {
      if (!hasLeft(error)) log("visitor_page_failed", describeError(error));
      return unavailable(context.req.path);
    }
  });
  return pages;

  async function answer(request: Request, network: string | null): Promise<Response> {
    const { pathname: path, searchParams } = new URL(request.url);
    const address = parsePagePath(path);
    const key = { reference: address?.reference ?? "", key_hash: address ? hashKey(address.key) : "" };
    const erases = address?.erases === true;
    const opened = address ? await rpc(erases ? "is_erase_link" : "open_visitor_page", key) : undefined;
    if (opened?.error) {
      logError(opened.error);
      return unavailable(path);
    }
    // As the SQL function returns it.
    const inquiry = erases ? null : ((opened?.data ?? null) as VisitorInquiry | null);
    const erasable = erases && opened?.data === true ? address.reference : undefined;
    const isOpen = inquiry !== null || erasable !== undefined;
    const content: VisitorPageContent = {
      inquiry,
      // One that opens nothing is the same for everybody.
      path: isOpen ? path : builtPath(path),
      done: inquiry ? actionNamed(searchParams.get("done")) : null,
      fileOutcome: outcomeOfFile(searchParams),
      rejected: null,
      erasable,
    };
    if (request.method === "GET" || request.method === "HEAD") return respond(content, isOpen ? 200 : 404);
    if (request.method !== "POST")
      return new Response(null, { status: 405, headers: { Allow: "GET, POST" } });
    return takeForm(request, network, content, key);
  }

  /** The result of a form: the browser is sent back to where it stands on the page, or is shown what was wrong. */
  async function takeForm(
    request: Request,
    network: string | null,
    content: VisitorPageContent,
    key: FormInput["key"],
  ): Promise<Response> {
    const { inquiry, erasable, path } = content;
    const parsed = await parseSubmission(request);
    const fields = "error" in parsed ? parsed.error.fields : parsed.fields;
    const action = actionNamed(fields["action"]);
    const typed = listTyped(fields);
    if (action === null) return respond(content, inquiry ? 400 : 404);
    const reject = (problem: VisitorProblem, field: string | null, status: number) =>
      respond({ ...content, rejected: { action, field, problem, typed } }, status);
    if ("error" in parsed) return reject("too_long", null, parsed.error.status);

    const isOpen = action === "new_link" || (action === "erase" ? erasable : inquiry);
    const { dataDir } = config;
    const result = isOpen ? await actions[action]({ rpc, network, key, typed, dataDir }) : "gone";
    if (result === "gone") {
      const gone = { ...content, path: builtPath(path), inquiry: null, erasable: undefined };
      return respond({ ...gone, unsaved: typed["note"] }, 404);
    }
    if (result !== "done")
      return reject(result.problem, result.field ?? null, problemStatus[result.problem] ?? 422);
    mail.wake();
    if (action === "erase") {
      await deleteFiles(await findMailFiles(join(dataDir, "mail"), [key.reference]));
      return respond({ ...content, erased: key.reference }, 200);
    }
    // A page without an inquiry is a file, which can say nothing of what was done.
    if (!inquiry) return respond({ ...content, done: action }, 200);
    return new Response(null, {
      status: 303,
      headers: { Location: `${path}?done=${action}#${sectionOf[action]}` },
    });
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
  return (Object.keys(actions) as VisitorAction[]).find((action) => action === name) ?? null;
}
