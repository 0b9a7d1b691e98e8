import type { FirmFacts } from "../../../app/firm-types.ts";

/** What buyers ask besides. Give what you can; `demo/firm-facts.ts` is an example. A page draws nothing for a fact that is missing. */
export const firmFacts: FirmFacts = {};
