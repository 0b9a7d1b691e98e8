import type { Principal, Setup } from "../principals.ts";

/** Rows returned or affected, or the start of the error message. */
export type ExpectedOutcome = number | string;

export interface PermissionCase {
  principal: Principal;
  setup: readonly Setup[];
  statement: string;
  outcome: ExpectedOutcome;
}

export const denied = "permission denied";
export const onlyStaff = "Only staff may do this.";
export const onlyAdmins = "Only admins may do this.";

/** One case for each principal that `outcomes` names. Lina, of staff, may do what Ada may, unless she is named too. */
export function casesFor(
  statement: string,
  outcomes: Partial<Record<Principal, ExpectedOutcome>>,
  ...setup: Setup[]
): PermissionCase[] {
  const { ada, lina = ada } = outcomes;
  // Object.entries loses the type of the keys.
  const entries = Object.entries({ ...outcomes, ...(lina !== undefined && { lina }) }) as [
    Principal,
    ExpectedOutcome,
  ][];
  return entries.map(([principal, outcome]) => ({ principal, setup, statement, outcome }));
}

/** What all of staff may do, and nobody else who is signed in. */
export const forStaff = (...statements: string[]) =>
  statements.flatMap((statement) => casesFor(statement, { sam: onlyStaff, ada: 1 }));

/** What admins alone may do. */
export const forAdmins = (...statements: string[]) =>
  statements.flatMap((statement) => casesFor(statement, { sam: onlyAdmins, lina: onlyAdmins, ada: 1 }));

/** What the server does in nobody's name. */
export const forService = (...statements: string[]) =>
  statements.flatMap((statement) => casesFor(statement, { service: 1 }));

/** What somebody is told who may do it, but not so: for each call of a function in `public`. */
export const refusalsTo = (principal: Principal, refusals: Record<string, string>): PermissionCase[] =>
  Object.entries(refusals).map(([call, outcome]) => ({
    principal,
    setup: [],
    statement: `select public.${call}`,
    outcome,
  }));
