import { restoreDraft, saveDraft } from "./kept-draft.ts";
import { isSending, sendMessage } from "./send-message.ts";
import { messageField, say, showNews } from "./page-parts.ts";
import { scriptWords } from "../visitor-words.ts";

/** The page of an inquiry keeps what is typed, sends messages with their files and says when there is news. */
export default function enhanceInquiry() {
  restoreDraft();
  // What was typed before this script came.
  saveDraft();
  addEventListener("input", ({ target }) => {
    if (target === messageField()) saveDraft();
  });
  addEventListener("submit", (event) => {
    if (!(event.target instanceof HTMLFormElement) || !event.target.elements.namedItem("message")) return;
    event.preventDefault();
    void sendMessage(event.target);
  });
  addEventListener("beforeunload", (event) => {
    if (isSending()) event.preventDefault();
  });
  setInterval(() => void showLaterReplies(), 45_000);
  document.addEventListener("visibilitychange", () => void showLaterReplies());
}

/** Shows what was replied meanwhile. What is being typed stands beside it, and stays. */
async function showLaterReplies() {
  if (document.hidden || isSending()) return;
  const state = document.querySelector<HTMLElement>("#main")?.dataset["state"] ?? "";
  try {
    const answer = await fetch(`${location.pathname}?seen=${state}`);
    if (answer.status !== 200) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (!isSending() && showNews(page)) say(scriptWords.news);
  } catch {
    // The connection is lost; the next time may be better.
  }
}
