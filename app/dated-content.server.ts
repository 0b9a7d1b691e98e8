import type { Company } from "./company-entries.ts";
import { company } from "./company.ts";
import conformity from "./site/buyers/conformity.json" with { type: "json" };

/** What the pages say that a day can make untrue. */
export interface DatedContent {
  company: Pick<Company, "certificates" | "people">;
  conformity: Record<"rules" | "gaps" | "everywhere", { checked: string }[]>;
}

export const datedContent: DatedContent = { company, conformity };
