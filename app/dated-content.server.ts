import type { Company } from "./company-entries.ts";
import { company } from "./company.ts";
import { calendarEnd } from "./inquiries/submit/holidays.ts";
import conformity from "./site/buyers/conformity.json" with { type: "json" };

/** What the pages say that a day can make untrue. */
export interface DatedContent {
  company: Pick<Company, "certificates" | "people">;
  conformity: Record<"rules" | "gaps" | "everywhere", { checked: string }[]>;
  /** The last day of the holidays' list. */
  calendarEnd: string;
}

export const datedContent: DatedContent = { company, conformity, calendarEnd };
