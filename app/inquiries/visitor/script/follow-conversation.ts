import { scriptWords } from "../visitor-words.ts";
import { say, showNews } from "./page-parts.ts";

const intervalMs = 45_000;

/** Shows what was replied meanwhile. What is being typed stands beside it, and stays. */
export function followConversation(isBusy: () => boolean) {
  setInterval(() => void look(), intervalMs);
  document.addEventListener("visibilitychange", () => void look());

  async function look() {
    if (document.hidden || isBusy()) return;
    const state = document.querySelector<HTMLElement>("#main")?.dataset["state"] ?? "";
    try {
      const answer = await fetch(`${location.pathname}?seen=${state}`);
      if (answer.status !== 200) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (!isBusy() && showNews(page)) say(scriptWords.news);
    } catch {
      // The connection is lost; the next time may be better.
    }
  }
}
