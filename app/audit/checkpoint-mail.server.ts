import { company } from "../company.ts";
import { formatNumber } from "../i18n/format.ts";
import { interpolate, type Locale, localize } from "../i18n/text.ts";
import { renderMail } from "../mails/frame.server.ts";
import { breakable, button, code, footer, paragraph, section, space, title } from "../mails/parts.server.ts";
import { checkpointWords } from "./checkpoint-words.ts";

export interface Checkpoint {
  /** Of the last entry. */
  number: number;
  hash: string;
  /** ISO 8601. */
  at: string;
  publicUrl: string;
}

/** What the audit log ended with on a day, to be compared later. */
export async function writeCheckpoint(locale: Locale, { number, hash, at, publicUrl }: Checkpoint) {
  const words = localize(locale, checkpointWords);
  const day = at.slice(0, 10);
  const subject = interpolate(words.subject, { day });
  const intro = interpolate(words.text, { count: formatNumber(number) });
  const checkpoint = `${number}:${hash}`;
  const url = `${publicUrl}/admin?tab=audit`;
  const html = await renderMail({
    locale,
    subject,
    preview: words.title,
    kind: words.kind,
    sections: [
      title(locale, words.title),
      section(locale, [
        paragraph(locale, intro),
        code(checkpoint, breakable),
        space(16),
        paragraph(locale, words.how),
      ]),
      section(locale, button(locale, url, words.open)),
      footer(locale, words.why),
    ],
  });
  const text = [
    company.name[locale],
    "",
    words.title,
    "",
    intro,
    "",
    checkpoint,
    "",
    words.how,
    "",
    `${words.open}:`,
    url,
    "",
    words.why,
    "",
  ].join("\n");
  return { subject, text, html };
}
