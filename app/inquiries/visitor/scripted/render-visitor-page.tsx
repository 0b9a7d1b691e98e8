import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { requireElement } from "../../../site/enhancements/require-element.ts";
import { questionNames } from "../questions.ts";
import { VisitorContent } from "../visitor-content.tsx";
import type { VisitorAction, VisitorPageContent } from "../visitor-inquiry.ts";
import { visitorPageId } from "../visitor-page-id.ts";
import { visitorTitle } from "../visitor-title.ts";
import { zoneOf } from "../zone-of.ts";
import { addedRows, keepRows } from "../upload/keep-rows.ts";
import { findDrop, locale } from "../upload/page-parts.ts";
import { takeFiles } from "../upload/take-files.ts";
import { fetchContent, type Fetched } from "./fetch-content.ts";
import { builtPath, openedHash, pageOf } from "./page-address.ts";
import { functionPlace, prepareRenderedFiles, removeFile } from "./scripted-files.ts";
import { WaitingPage } from "./waiting-page.tsx";

// The page of an inquiry on a static host. What stands in its fragment opens it, so a link within the page must not change that.

const container = requireElement<HTMLElement>(document, `#${visitorPageId}`);
const root = createRoot(container);
let content: VisitorPageContent | null = null;
/** Each answer is a page of its own: nothing that was typed before stays in its fields. */
let answers = 0;
let hash = openedHash;

container.addEventListener("submit", (event) => void send(event));
container.addEventListener("click", follow);
// Another inquiry is another page, and files of this one may be on their way.
addEventListener("hashchange", () => location.reload());
takeFiles(functionPlace);
void open();

async function open() {
  content = null;
  if (!hash.startsWith("#N-")) return show();
  render(<WaitingPage fragment={hash} hasFailed={false} />);
  const fetched = await fetchContent(pageOf(hash));
  if (typeof fetched === "string") render(<WaitingPage fragment={hash} hasFailed />);
  else accept(fetched);
}

async function send(event: SubmitEvent) {
  event.preventDefault();
  if (!(event.target instanceof HTMLFormElement)) return;
  if (event.target.closest("[data-drop], #files li")) return void changeFiles(new FormData(event.target));
  const typed = Object.fromEntries(
    [...new FormData(event.target)].map(([name, value]) => [name, String(value)]),
  );
  // As VisitorForm writes it.
  const action = typed["action"] as VisitorAction;
  container.inert = true;
  // As it looks while the public forms send. The answer renders another.
  event.submitter?.setAttribute("aria-disabled", "true");
  const fetched = await fetchContent(pageOf(hash), typed);
  container.inert = false;
  accept(fetched === "server" || fetched === "too_long" ? reject(fetched, action, typed) : fetched);
  if (content?.rejected) moveTo("problems");
  else moveTo(content?.question ?? (content?.inquiry ? zoneOf(action, typed["purpose"]) : "main"));
}

/** Where files are taken, they are removed in place. */
async function changeFiles(typed: FormData) {
  const id = typed.get("remove");
  if (findDrop() || typeof id !== "string") return;
  container.inert = true;
  await removeFile(id);
  container.inert = false;
  await open();
}

/** What could not be sent stands in its form again. */
function reject(
  problem: Extract<Fetched, string>,
  action: VisitorAction,
  typed: Record<string, string>,
): VisitorPageContent {
  const rejected = { action, field: null, problem, typed };
  return { inquiry: null, path: builtPath, question: null, erased: null, ...content, done: null, rejected };
}

function accept(next: VisitorPageContent) {
  if (next.erased) {
    history.replaceState(null, "", location.pathname);
    hash = "";
  }
  content = { ...next, path: next.inquiry ? builtPath + hash : builtPath };
  answers += 1;
  document.title = visitorTitle(locale, content);
  const rows = findDrop() ? addedRows() : [];
  show();
  prepareRenderedFiles();
  if (findDrop()) keepRows(rows);
}

function show() {
  render(<VisitorContent key={answers} content={content} now={Date.now()} />);
}

function render(page: ReactNode) {
  // At once: then what the browser shall go to is there.
  flushSync(() => root.render(<MemoryRouter initialEntries={[builtPath]}>{page}</MemoryRouter>));
}

/** Follows a link within the page. */
function follow(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest("a");
  const isOther = event.ctrlKey || event.metaKey || event.shiftKey;
  if (!link || isOther || link.origin + link.pathname !== location.origin + location.pathname) return;
  event.preventDefault();
  if (link.hash !== location.hash && !link.search) return moveTo(link.hash.slice(1));
  if (!content) return void open();
  const asked = new URLSearchParams(link.search).get("question");
  content = {
    ...content,
    question: questionNames.find((name) => name === asked) ?? null,
    done: null,
    rejected: null,
  };
  show();
  moveTo(content.question ?? "main");
}

/** As a browser goes to a fragment. */
function moveTo(id: string) {
  const target = document.getElementById(id);
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus();
  target.scrollIntoView();
}
