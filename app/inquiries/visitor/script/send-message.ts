import { maxFilesBytes, type VisitorProblem } from "../visitor-inquiry.ts";
import { problemText } from "../visitor-problem.ts";
import { scriptWords } from "../visitor-words.ts";
import { saveDraft } from "./kept-draft.ts";
import { exchange, locale, messageField, say, showNews } from "./page-parts.ts";

/** Without a byte sent for so long, or an answer, the connection counts as lost: browsers wait much longer. */
const silenceMs = 120_000;
const longestWaitMs = 30_000;

let sending = false;

export function isSending(): boolean {
  return sending;
}

/** Sends a message, and tries again for as long as the page is open: the server takes the same one once. */
export async function sendMessage(form: HTMLFormElement) {
  if (sending) return;
  const files = new FormData(form)
    .getAll("files")
    .filter((file) => file instanceof File)
    .filter(({ name }) => name !== "");
  if (files.reduce((sum, { size }) => sum + size, 0) > maxFilesBytes) return showProblem("too_large");
  const field = messageField();
  const data = new FormData(form);
  // `form.action` is the field of that name.
  const url = form.getAttribute("action") ?? "";
  sending = true;
  if (field) field.readOnly = true;
  try {
    for (let waitMs = 1_000; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
      say(scriptWords.sending);
      const answer = await post(url, data, showProgress(form));
      if (answer) return showAnswer(answer);
      if (!(await areReadable(files))) return showText(scriptWords.unreadable[locale]);
      say(scriptWords.lost);
      await waitOrOnline(waitMs);
    }
  } finally {
    sending = false;
    form.querySelector("progress")?.remove();
    const shown = messageField();
    if (shown) shown.readOnly = false;
  }
}

interface Answer {
  status: number;
  page: Document;
}

/** Resolves with null when it may be tried again. */
function post(url: string, data: FormData, show: (share: number) => void): Promise<Answer | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer = setTimeout(() => request.abort(), silenceMs);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), silenceMs);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      wait();
      show(loaded / total);
    };
    request.onloadend = () => {
      clearTimeout(timer);
      const { status, responseXML } = request;
      resolve(status > 0 && status < 500 && responseXML ? { status, page: responseXML } : null);
    };
    request.open("POST", url);
    request.responseType = "document";
    request.send(data);
  });
}

function showProgress(form: HTMLFormElement): (share: number) => void {
  const bar = form.querySelector("progress") ?? document.createElement("progress");
  bar.setAttribute("aria-label", scriptWords.sending[locale]);
  form.append(bar);
  return (share) => (bar.value = share);
}

/** The page that the server answered with, as far as it says something new: what was typed and chosen stays where it was not taken. */
function showAnswer({ status, page }: Answer) {
  say(null);
  if (status === 200) {
    showNews(page);
    exchange("#write", page);
    saveDraft();
    return document.querySelector<HTMLElement>("#write [role=status]")?.focus();
  }
  const problem = page.querySelector("#write #problems");
  if (problem) return showElement(problem);
  // The link has ended.
  exchange("#main", page);
  return document.querySelector<HTMLElement>("#main")?.focus();
}

function showProblem(problem: VisitorProblem) {
  showText(problemText(locale, problem, {}));
}

function showText(text: string) {
  const element = document.createElement("p");
  element.id = "problems";
  element.tabIndex = -1;
  element.role = "alert";
  element.textContent = text;
  say(null);
  showElement(element);
}

function showElement(element: Element) {
  document.querySelector("#write #problems")?.remove();
  document.querySelector("#write form")?.before(element);
  document.querySelector<HTMLElement>("#problems")?.focus();
}

/** Whether the files can still be read: one that was changed or moved fails as a lost connection does. */
async function areReadable(files: File[]): Promise<boolean> {
  try {
    const starts = await Promise.all(files.map((file) => file.slice(0, 1).arrayBuffer()));
    // One that is gone is empty, or cannot be read.
    return starts.every(({ byteLength }) => byteLength > 0);
  } catch {
    return false;
  }
}

function waitOrOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    addEventListener("online", () => resolve(), { once: true });
  });
}
