import type { OutcomeColumns } from "../backend/inquiry-rows.ts";
import { formatShortDateTime, formatShortDay } from "../i18n/format.ts";
import { interpolate, listSeparator, type Locale, type LocalizedText } from "../i18n/text.ts";
import { contactFieldWords } from "./desk/contact/contact-words.ts";
import { currencies } from "../i18n/currencies.ts";
import { outcomes, outcomeText } from "./desk/progress/outcome-words.ts";
import { progressWords } from "./desk/progress/progress-words.ts";
import { statusWords } from "./inbox-words.ts";

const fromTo: LocalizedText = { en: "{from} → {to}", ar: "{from} ← {to}" };
const statuses: Record<string, LocalizedText> = statusWords;
const contactFields: Record<string, LocalizedText> = contactFieldWords;

/** What a change made of an inquiry, of the details of its entry in the log: `In progress → Closed`, `Won, $42,000`, `27 Nov`. */
export function describeChange(
  locale: Locale,
  action: string,
  details: Record<string, unknown>,
): string | undefined {
  const { from, to, look_again_on: day, fields } = details;
  const change = (nameOf: (value: string) => string) =>
    interpolate(fromTo[locale], { from: nameOf(String(from)), to: nameOf(String(to)) });
  switch (action) {
    case "inquiry.status_changed":
      return change((status) => statuses[status]?.[locale] ?? status);
    case "inquiry.due_moved":
      return change((moment) => formatShortDateTime(locale, moment));
    case "inquiry.look_again_set":
      return typeof day === "string" ? formatShortDay(locale, day) : progressWords.noDay[locale];
    case "inquiry.outcome_set":
      return outcomeText(locale, parseOutcome(details)) ?? progressWords.noOutcome[locale];
    case "inquiry.contact_corrected":
      // What they were is told nowhere in the log, which outlives the inquiry.
      return Array.isArray(fields)
        ? fields
            .map((field) => contactFields[String(field)]?.[locale])
            .filter(Boolean)
            .join(listSeparator(locale))
        : undefined;
    default:
      return undefined;
  }
}

function parseOutcome(details: Record<string, unknown>): OutcomeColumns {
  const { outcome, outcome_amount: amount, outcome_currency: currency } = details;
  return {
    outcome: outcomes.find((one) => one === outcome) ?? null,
    outcome_amount: typeof amount === "number" ? amount : null,
    outcome_currency: currencies.find((one) => one === currency) ?? null,
  };
}
