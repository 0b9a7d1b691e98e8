import { createHash, randomUUID } from "node:crypto";
import { join } from "node:path";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { parseSubmission } from "../../app/inquiries/submit/parse-submission.server.ts";
import {
  sectionOf,
  type VisitorAction,
  type VisitorInquiry,
  type VisitorPageContent,
  type VisitorProblem,
} from "../../app/inquiries/visitor/visitor-inquiry.ts";
import { hashKey, pagePath, parsePagePath } from "../../app/inquiries/visitor/page-key.server.ts";
import type { Config } from "../config.ts";
import { hasLeft } from "../current-request.ts";
import { callFunction, serviceRole } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";
import { deleteFiles, findMailFiles } from "../erasing/erase-mail-files.ts";
import { sendFile } from "../files/send-file.ts";
import { createPlaces } from "../http/limits.ts";
import { requestAddress, wideNetworkOf } from "../http/request-network.ts";
import { describeError } from "../log/describe-error.ts";
import { log } from "../log/log.ts";
import type { MailQueue } from "../mail/mail-queue.ts";
import type { Site } from "../pages/site.ts";
import { type ReceivedForm, receiveForm } from "./receive-form.ts";
import { builtPath, createRenderer, unavailable } from "./render-visitor-page.ts";
import { act, actions, type FormInput } from "./visitor-actions.ts";

/** At once: pages and downloads of a network, and forms with files of a network and of an inquiry. Else strangers queue before customers. */
const limits = { pages: 5, downloads: 5, forms: 8, formsOfInquiry: 2 };

type PageContext = Context<{ Bindings: HttpBindings; Variables: { network: string } }>;

/**
 * The private page of one inquiry, `/en/inquiry/N-7F3K2/{key}`: GET shows it, or a file below `/files/`; POST takes one of its forms and
 * answers 303, 413, 422, 429 or 503. Without a link that opens an inquiry it is 404 and offers a new one, whatever the reason.
 */
export function createVisitorPages(config: Config, database: Database, mail: MailQueue, site: Site) {
  const render = createRenderer(site);
  const placesOf = (limit: number) => createPlaces(config.abuseLimits ? limit : Infinity);
  const takeRendering = placesOf(limits.pages);
  const takeDownload = placesOf(limits.downloads);
  const takeForm = placesOf(limits.forms);
  const takeFormOfInquiry = placesOf(limits.formsOfInquiry);
  const pages = new Hono<{ Bindings: HttpBindings; Variables: { network: string } }>();
  pages.all("/:locale{en|ar}/inquiry/*", compress({ encoding: "gzip" }), async (context) => {
    try {
      return await answer(context);
    } catch (error) {
      if (!hasLeft(error)) log("visitor_page_failed", describeError(error));
      return unavailable(context.req.path);
    }
  });
  return pages;

  async function answer(context: PageContext): Promise<Response> {
    const { pathname, searchParams } = new URL(context.req.url);
    const address = parsePagePath(pathname);
    const key = { reference: address?.reference ?? "", key_hash: address ? hashKey(address.key) : "" };
    const isReading = context.req.method === "GET" || context.req.method === "HEAD";
    if (address?.fileId !== undefined && isReading) {
      const leave = takeDownload(networkOf(context));
      if (!leave) return unavailable(pathname);
      // Before anything is awaited: the client may leave meanwhile.
      context.env.outgoing.once("close", leave);
      const asked = { ...key, file_id: address.fileId };
      const file = await callFunction(database, serviceRole, "open_visitor_file", asked);
      if (file) return sendFile(database, file);
    }
    const opens = address?.fileId === undefined ? address : undefined;
    const opening = opens?.erases ? "is_erase_link" : "open_visitor_page";
    const opened = opens
      ? await callFunction<VisitorInquiry | boolean | null>(database, serviceRole, opening, key)
      : null;
    const inquiry = typeof opened === "boolean" ? null : opened;
    const erasable = opened === true ? opens?.reference : undefined;
    const isOpen = inquiry !== null || erasable !== undefined;
    const content: VisitorPageContent = {
      inquiry,
      // One that opens nothing is the same for everybody.
      path: opens && isOpen ? pagePath(opens) : builtPath(pathname),
      done: inquiry ? actionNamed(searchParams.get("done")) : null,
      rejected: null,
      erasable,
      state: inquiry ? stateOf(inquiry) : undefined,
      once: randomUUID(),
    };
    if (isReading) {
      if (inquiry && searchParams.get("seen") === content.state) return new Response(null, { status: 204 });
      return respond(context, content, isOpen ? 200 : 404);
    }
    if (context.req.method !== "POST")
      return new Response(null, { status: 405, headers: { Allow: "GET, POST" } });
    const form = await readForm(context, inquiry?.reference);
    try {
      return await answerForm(context, content, key, form);
    } finally {
      await form.close();
    }
  }

  /** The widest network that a provider gives one customer: of narrower ones somebody could have many. */
  function networkOf({ env }: PageContext): string {
    return wideNetworkOf(requestAddress(env.incoming, config));
  }

  /** The fields of a form, and its files where the page is one of an inquiry, with this reference. */
  async function readForm(context: PageContext, reference: string | undefined): Promise<ReceivedForm> {
    const { incoming } = context.env;
    if (!/^multipart\/form-data/i.test(incoming.headers["content-type"] ?? "")) {
      const parsed = await parseSubmission(context.req.raw);
      const typed = listTyped("error" in parsed ? parsed.error.fields : parsed.fields);
      return {
        typed,
        files: [],
        ...("error" in parsed && { problem: "too_long" as const }),
        close: async () => {},
      };
    }
    // A form without a link takes nobody's place: it is dropped as it comes.
    if (reference === undefined) return receiveForm(incoming, config.dataDir, "server");
    const places = [takeForm(networkOf(context)), takeFormOfInquiry(reference)];
    try {
      return await receiveForm(incoming, config.dataDir, places.every(Boolean) ? undefined : "busy");
    } finally {
      for (const leave of places) leave?.();
    }
  }

  /** The result of a form: the browser is sent back to where it stands on the page, or is shown what was wrong. */
  async function answerForm(
    context: PageContext,
    content: VisitorPageContent,
    key: FormInput["key"],
    { typed, files, problem, problemFile }: ReceivedForm,
  ): Promise<Response> {
    const { inquiry, erasable, path } = content;
    const action = actionNamed(typed["action"]);
    if (action === null) return respond(context, content, inquiry ? 400 : 404);
    const reject = (code: VisitorProblem, field?: string) =>
      respond(
        context,
        { ...content, rejected: { action, field: field ?? null, problem: code, file: problemFile, typed } },
        problemStatus[code] ?? 422,
      );
    const isOpen = action === "new_link" || (action === "erase" ? erasable : inquiry);
    if (isOpen && problem) return reject(problem);
    const network = config.abuseLimits ? networkOf(context) : null;
    const { dataDir } = config;
    const result = isOpen ? await act(action, { database, network, key, dataDir, typed, files }) : "gone";
    if (result === "gone") {
      const gone = { ...content, path: builtPath(path), inquiry: null, erasable: undefined };
      return respond(context, { ...gone, unsaved: typed["message"] }, 404);
    }
    if (result !== "done") return reject(result.problem, result.field);
    mail.wake();
    if (action === "erase") {
      await deleteFiles(await findMailFiles(join(dataDir, "mail"), [key.reference]));
      return respond(context, { ...content, erased: key.reference }, 200);
    }
    // A page without an inquiry is a file, which can say nothing of what was done.
    if (!inquiry) return respond(context, { ...content, done: action }, 200);
    return new Response(null, {
      status: 303,
      headers: { Location: `${path}?done=${action}#${sectionOf[action]}` },
    });
  }

  async function respond(
    context: PageContext,
    content: VisitorPageContent,
    status: number,
  ): Promise<Response> {
    const leave = takeRendering(networkOf(context));
    if (!leave) return unavailable(content.path);
    try {
      const { body, headers } = await render(content);
      return new Response(body, { status, headers });
    } finally {
      leave();
    }
  }
}

const problemStatus: Partial<Record<VisitorProblem, number>> = {
  too_large: 413,
  files_full: 413,
  too_many: 429,
  busy: 503,
  server: 503,
};

/** Changes with whatever the page shows. */
function stateOf(inquiry: VisitorInquiry): string {
  return createHash("sha256").update(JSON.stringify(inquiry)).digest("base64url").slice(0, 16);
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
