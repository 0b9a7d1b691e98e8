import type { Locale } from "../../i18n/text.ts";
import { channelWords } from "../inbox-words.ts";
import type { VisitorInquiry } from "./visitor-inquiry.ts";
import { pageWords } from "./visitor-words.ts";

/** How the inquiry came, and of a form which. */
export function channelText(locale: Locale, { channel, sent }: VisitorInquiry): string {
  if (channel !== "form") return channelWords[channel][locale];
  return (sent.type === "project" ? pageWords.projectForm : pageWords.contactForm)[locale];
}
