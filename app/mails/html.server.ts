import type { html } from "hono/html";

/** What the template of `hono/html` makes: markup whose values are escaped. */
export type Html = ReturnType<typeof html>;

/** Spaces that show in no list of mails keep the start of the text out of the preview. */
export const previewFiller = "\u2007\u034f ".repeat(40);
