import { localeFromPath } from "../../i18n/text.ts";
import { parseSubmission } from "../submit/parse-submission.server.ts";
import type { Dependencies } from "./page-dependencies.ts";
import { hashKey, parsePagePath } from "./page-key.server.ts";
import { type QuestionName, questionNames } from "./questions.ts";
import { unavailableWords } from "./unavailable-words.ts";
import { type ActionInput, type TakenForm, actions } from "./visitor-actions.server.ts";
import { mailNewLinks } from "./mail-new-links.server.ts";
import type { VisitorAction, VisitorInquiry, VisitorPageContent } from "./visitor-inquiry.ts";
import { zoneOf } from "./zone-of.ts";

/**
 * The private page of one inquiry, `/en/inquiry/N-7F3K2/{key}`: GET shows it, POST takes one of its forms and answers 303, 422 or 429.
 * Without a link that opens an inquiry it is 404 and offers a new one, whatever the reason.
 */
export async function handleVisitorPage(request: Request, dependencies: Dependencies): Promise<Response> {
  const { pathname: path, searchParams } = new URL(request.url);
  const address = parsePagePath(path);
  const key = { reference: address?.reference ?? "", key_hash: address ? hashKey(address.key) : "" };
  const opened = address ? await dependencies.rpc("open_visitor_page", key) : undefined;
  if (opened?.error) {
    dependencies.reportError(opened.error);
    return unavailable(path);
  }
  // As the SQL function returns it.
  const inquiry = (opened?.data ?? null) as VisitorInquiry | null;
  const content: VisitorPageContent = {
    inquiry,
    // One that opens nothing is the same for everybody.
    path: inquiry ? path : builtPath(path),
    question: questionNamed(searchParams.get("question")),
    done: inquiry ? actionNamed(searchParams.get("done")) : null,
    fileOutcome: outcomeOfFile(searchParams),
    rejected: null,
    erased: null,
  };
  if (request.method === "GET" || request.method === "HEAD")
    return respond(dependencies, content, inquiry ? 200 : 404);
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "GET, POST" } });
  return takeForm(request, dependencies, content, key);
}

/** The result of a form: the browser is sent back to where it stands on the page, or is shown what was wrong. */
async function takeForm(
  request: Request,
  dependencies: Dependencies,
  content: VisitorPageContent,
  key: ActionInput["key"],
): Promise<Response> {
  const { inquiry, path } = content;
  const parsed = await parseSubmission(request);
  const fields = "error" in parsed ? parsed.error.fields : parsed.fields;
  const action = actionNamed(fields["action"]);
  const typed = listTyped(fields);
  const reject = (rejected: Omit<NonNullable<VisitorPageContent["rejected"]>, "typed">, status: number) =>
    respond(
      dependencies,
      { ...content, question: questionNamed(typed["question"]), rejected: { ...rejected, typed } },
      status,
    );
  if (action === null) return respond(dependencies, content, inquiry ? 400 : 404);
  if ("error" in parsed) return reject({ action, field: null, problem: "too_long" }, parsed.error.status);

  const result =
    action === "new_link"
      ? await mailNewLinks(dependencies, typed, key.reference)
      : inquiry
        ? await actions[action]({ dependencies, inquiry, key, typed, locale: localeFromPath(path) })
        : "gone";
  if (result === "gone") {
    const unsaved = typed["note"] || typed["answer"];
    return respond(dependencies, { ...content, path: builtPath(path), inquiry: null, unsaved }, 404);
  }
  if (result.problem !== undefined) {
    const { field = null, problem } = result;
    return reject({ action, field, problem }, problemStatus[problem] ?? 422);
  }
  dependencies.wakeMail();
  if (result.erased) {
    await dependencies.deleteMailFiles(result.erased.reference);
    return respond(dependencies, { ...content, inquiry: null, erased: result.erased }, 200);
  }
  // The link has ended, as all to the former address have.
  if (action === "change_email")
    return respond(dependencies, { ...content, path: builtPath(path), inquiry: null, done: action }, 200);
  // A page without an inquiry is a file, which can say nothing of what was done.
  if (!inquiry) return respond(dependencies, { ...content, done: action }, 200);
  return new Response(null, {
    status: 303,
    headers: { Location: path + placeOf(action, typed["purpose"], result) },
  });
}

const problemStatus: Partial<Record<string, number>> = { too_many: 429, server: 503 };

/** Where the browser goes on: at the part of the page that the form belongs to, or at the next question that has no answer. */
function placeOf(action: VisitorAction, purpose: string | undefined, { next }: TakenForm): string {
  return `?done=${action}${next ? `&question=${next}` : ""}#${next ?? zoneOf(action, purpose)}`;
}

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

function questionNamed(name: unknown): QuestionName | null {
  return questionNames.find((known) => known === name) ?? null;
}

function actionNamed(name: unknown): VisitorAction | null {
  // Object.keys loses the type of the keys.
  const known = [...Object.keys(actions), "new_link"] as VisitorAction[];
  return known.find((action) => action === name) ?? null;
}

async function respond(
  { render }: Dependencies,
  content: VisitorPageContent,
  status: number,
): Promise<Response> {
  const { body, headers } = await render(content);
  return new Response(body, { status, headers });
}

/** The page that was built for the language of `path`. */
export function builtPath(path: string): string {
  return `/${localeFromPath(path)}/inquiry`;
}

/** Plain text, where neither the database nor the renderer answers. */
export function unavailable(path: string): Response {
  const locale = localeFromPath(path);
  const text = locale === "ar" ? `\u2067${unavailableWords.ar}\u2069` : unavailableWords.en;
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "5" };
  return new Response(`${text}\n`, { status: 503, headers });
}
