import type { Principal, Setup } from "./principals.ts";

/** The expected outcome of a statement: rows returned or affected, or the start of its error message. */
export interface PermissionCase {
  principal: Principal;
  setup?: readonly Setup[];
  statement: string;
  outcome: number | string;
}

export const denied = "permission denied";

/** One case for each principal that `outcomes` names. */
export function casesFor(
  statement: string,
  outcomes: Partial<Record<Principal, number | string>>,
): PermissionCase[] {
  // Object.entries loses the type of the keys.
  const entries = Object.entries(outcomes) as [Principal, number | string][];
  return entries.map(([principal, outcome]) => ({ principal, statement, outcome }));
}

/** Nobody who calls the API may do this, whatever they are. */
export function deniedToAll(...statements: string[]): PermissionCase[] {
  return statements.flatMap((statement) =>
    casesFor(statement, { anon: denied, sam: denied, ada: denied, service: denied }),
  );
}
