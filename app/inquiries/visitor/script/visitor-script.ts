// What the page of an inquiry does beyond its forms: it keeps what is typed, sends messages with their files and says when there is news.
import { restoreDraft, saveDraft } from "./kept-draft.ts";
import { followConversation } from "./follow-conversation.ts";
import { isSending, sendMessage } from "./send-message.ts";
import { messageField } from "./page-parts.ts";

restoreDraft();
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
followConversation(isSending);
