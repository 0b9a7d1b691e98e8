import type { Principal, Setup } from "../principals.ts";

/** The expected outcome of a statement: rows returned or affected, or the start of its error message. */
export interface PermissionCase {
  principal: Principal;
  setup?: readonly Setup[];
  statement: string;
  outcome: number | string;
}

export const denied = "permission denied";

/** One case for each principal that `outcomes` names. Lina, of staff, may do what Ada may, unless she is named too. */
export function casesFor(
  statement: string,
  outcomes: Partial<Record<Principal, number | string>>,
): PermissionCase[] {
  const { ada, lina = ada } = outcomes;
  // Object.entries loses the type of the keys.
  const entries = Object.entries({ ...outcomes, ...(lina !== undefined && { lina }) }) as [
    Principal,
    number | string,
  ][];
  return entries.map(([principal, outcome]) => ({ principal, statement, outcome }));
}

/** The same of what only admins may do. */
export function casesForAdmins(
  statement: string,
  outcomes: Partial<Record<Principal, number | string>>,
): PermissionCase[] {
  return casesFor(statement, { lina: "Only admins may do this.", ...outcomes });
}

/** Nobody who calls the API may do this, whatever they are. */
export function deniedToAll(...statements: string[]): PermissionCase[] {
  return statements.flatMap((statement) =>
    casesFor(statement, { anon: denied, sam: denied, ada: denied, service: denied }),
  );
}
