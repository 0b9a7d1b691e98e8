import { type Company, orderStages, type OrderStage } from "../../company-entries.ts";
import { interpolate, type Locale } from "../../i18n/text.ts";
import { formatPeriod } from "../../i18n/format.ts";
import { termsWords } from "./terms-words.ts";

/** What is paid, or yours, over the six stages. */
export interface Signal {
  name: string;
  text: string;
  /** During each stage, from 0 to 1. */
  levels: number[];
}

export function describeSignals(company: Company, locale: Locale): Signal[] {
  const signal = (name: "yours" | "files" | "tools", levels: number[]): Signal => ({
    name: termsWords[name][locale],
    text: termsWords[`${name}Text`][locale],
    levels,
  });
  const { payments, warrantyMonths } = company;
  return [
    ...(payments
      ? [{ name: termsWords.paid[locale], text: termsWords.paidText[locale], levels: paidLevels(payments) }]
      : []),
    signal("yours", [1, 1, 1, 1, 1, 1]),
    signal("files", [0, 0, 0, 0, 0, 1]),
    signal("tools", [0, 0, 0, 0, 0, 0]),
    ...(warrantyMonths === undefined
      ? []
      : [
          {
            name: termsWords.warranty[locale],
            text: interpolate(termsWords.warrantyText[locale], {
              period: formatPeriod(locale, warrantyMonths, "month"),
            }),
            levels: [0, 0, 0, 0, 0, 1],
          },
        ]),
  ];
}

/** The share paid during each stage. Samples, which are zeros, climb evenly. */
function paidLevels(payments: Partial<Record<OrderStage, number>>): number[] {
  const isSample = Object.values(payments).every((percent) => percent === 0);
  const share = (stage: OrderStage) => {
    const percent = payments[stage];
    if (percent === undefined) return 0;
    return isSample ? 1 / Object.keys(payments).length : percent / 100;
  };
  return orderStages.map((_, index) =>
    orderStages.slice(0, index + 1).reduce((sum, stage) => sum + share(stage), 0),
  );
}

/** `30%`, by stage. */
export function describeDue({ payments = {} }: Company): Partial<Record<OrderStage, string>> {
  return Object.fromEntries(
    Object.entries(payments).map(([stage, percent]) => [stage, `${percent || "00"}%`]),
  );
}
