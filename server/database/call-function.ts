import { escapeIdentifier } from "pg";
import { asRole, type Principal, type RoleOptions } from "./as-role.ts";
import type { Database, Transaction } from "./database.ts";

/**
 * Calls a function of the schema `public` as `principal`, parameters by name; objects travel as JSON. Returns its rows: of a
 * function that returns a value one, with the column `data`.
 */
export async function callFunction<Row = { data: unknown }>(
  database: Database,
  principal: Principal,
  name: string,
  parameters: Record<string, unknown> = {},
  options?: RoleOptions,
): Promise<Row[]> {
  return asRole(database, principal, (t) => callInTransaction<Row>(t, name, parameters), options);
}

/** The same as the role that the transaction has. */
export async function callInTransaction<Row = { data: unknown }>(
  transaction: Transaction,
  name: string,
  parameters: Record<string, unknown> = {},
): Promise<Row[]> {
  const named = Object.keys(parameters).map((key, index) => `${escapeIdentifier(key)} => $${index + 1}`);
  const { rows } = await transaction.query<Row>(
    `select * from public.${escapeIdentifier(name)}(${named.join(", ")}) as data`,
    Object.values(parameters),
  );
  return rows;
}
