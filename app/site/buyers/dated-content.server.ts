import type { Certificate, Company } from "../../company-entries.ts";
import { company } from "../../company.ts";
import conformity from "./conformity.json" with { type: "json" };

/** What the pages say that a day can make untrue. */
export interface DatedContent {
  company: Pick<Company, "certificates" | "people">;
  conformity: Record<"rules" | "gaps" | "everywhere", { checked: string }[]>;
}

export const datedContent: DatedContent = { company, conformity };

/** Whether a source was read more than twelve months ago. Both days are YYYY-MM-DD. */
export function isStale(checked: string, today: string): boolean {
  return `${Number(checked.slice(0, 4)) + 1}${checked.slice(4)}` < today;
}

export function holds({ expires }: Pick<Certificate, "expires">, today: string): boolean {
  return expires >= today;
}
