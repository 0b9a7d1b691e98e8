import { html } from "hono/html";
import { code } from "../../mails/parts.server.ts";

/** A sentence whose reference does not break at its hyphen. */
export function setReference(sentence: string, reference: string) {
  const at = sentence.indexOf(reference);
  return html`${sentence.slice(0, at)}${code(reference)}${sentence.slice(at + reference.length)}`;
}
