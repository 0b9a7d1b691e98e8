import type { OutcomeColumns } from "../backend/inquiry-rows.ts";
import { formatShortDay } from "../i18n/format.ts";
import { interpolate, type Locale, type LocalizedText } from "../i18n/text.ts";
import { currencies, outcomeText } from "./desk/progress/outcome-words.ts";
import { statusWords } from "./inbox-words.ts";

const fromTo: LocalizedText = { en: "{from} → {to}", ar: "{from} ← {to}" };
const statuses: Record<string, LocalizedText> = statusWords;

/** What a change made of an inquiry, of the details of its entry in the log: `In progress → Closed`, `Won, $42,000`, `27 Nov`. */
export function describeChange(
  locale: Locale,
  action: string,
  details: Record<string, unknown>,
): string | undefined {
  if (action === "inquiry.outcome_set") return outcomeText(locale, parseOutcome(details));
  const { from, to, look_again_on: day } = details;
  if (action === "inquiry.look_again_set" && typeof day === "string") return formatShortDay(locale, day);
  if (action !== "inquiry.status_changed") return undefined;
  const status = (value: unknown) => statuses[String(value)]?.[locale] ?? String(value);
  return interpolate(fromTo[locale], { from: status(from), to: status(to) });
}

function parseOutcome(details: Record<string, unknown>): OutcomeColumns {
  const { outcome, outcome_amount: amount, outcome_currency: currency } = details;
  return {
    outcome: (["quoted", "won", "lost"] as const).find((one) => one === outcome) ?? null,
    outcome_amount: typeof amount === "number" ? amount : null,
    outcome_currency: currencies.find((one) => one === currency) ?? null,
  };
}
