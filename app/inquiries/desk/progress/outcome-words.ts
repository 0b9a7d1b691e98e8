import type { Outcome, OutcomeColumns } from "../../../backend/inquiry-rows.ts";
import { formatMoney } from "../../../i18n/currencies.ts";
import { listSeparator, type Locale, type LocalizedText } from "../../../i18n/text.ts";

export const outcomeWords = {
  quoted: { en: "Quoted", ar: "قُدّم عرض سعر" },
  won: { en: "Won", ar: "انتهى بعقد" },
  lost: { en: "Lost", ar: "لم ينتهِ بعقد" },
  not_ours: { en: "Not ours", ar: "خارج اختصاصنا" },
} satisfies Record<Outcome, LocalizedText>;

// Object.keys loses the type of the keys.
export const outcomes = Object.keys(outcomeWords) as Outcome[];

/** `Won, $42,000`; what is not known yet is undefined. */
export function outcomeText(locale: Locale, columns: Partial<OutcomeColumns>): string | undefined {
  const { outcome, outcome_amount: amount, outcome_currency: currency } = columns;
  if (!outcome) return undefined;
  const word = outcomeWords[outcome][locale];
  return amount && currency
    ? `${word}${listSeparator(locale)}${formatMoney(locale, amount, currency)}`
    : word;
}
