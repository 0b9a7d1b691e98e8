import { escapeIdentifier } from "pg";
import { currentRequest } from "../current-request.ts";
import type { Database, Transaction } from "./database.ts";

/** The caller of a request as Postgres sees it: a role without privileges of its own, and the claims that policies read. */
export interface Principal {
  role: "anon" | "authenticated" | "service_role" | "supabase_auth_admin";
  /** The payload of the access token; policies read it through `auth.uid()` and `auth.jwt()`. */
  claims: Record<string, unknown>;
}

export const anonymous: Principal = { role: "anon", claims: { role: "anon" } };
export const serviceRole: Principal = { role: "service_role", claims: { role: "service_role" } };
export const authAdmin: Principal = { role: "supabase_auth_admin", claims: {} };

/** Milliseconds a statement may take, as Supabase sets them per role. */
const statementTimeoutMs: Record<Principal["role"], number> = {
  anon: 3000,
  authenticated: 8000,
  service_role: 8000,
  supabase_auth_admin: 8000,
};

export interface RoleOptions {
  /** Refuse every write, as for a GET. */
  readOnly?: boolean;
  /** Milliseconds a statement may take, instead of the role's limit: for an operator, who waits. */
  timeoutMs?: number;
}

/** Runs `work` in one transaction as `principal`. Role, claims and settings end with it. */
export async function asRole<Result>(
  database: Database,
  principal: Principal,
  work: (transaction: Transaction) => Promise<Result>,
  { readOnly = false, timeoutMs }: RoleOptions = {},
): Promise<Result> {
  const timeout = timeoutMs ?? statementTimeoutMs[principal.role];
  const settingValues: Record<string, string> = {
    "request.jwt.claims": JSON.stringify(principal.claims),
    statement_timeout: String(timeout),
  };
  const request = currentRequest();
  // PostgREST passes it in the same way. The audit log keeps it; see private.request_id.
  if (request && !readOnly) settingValues["request.headers"] = JSON.stringify({ "x-request-id": request.id });
  Object.assign(settingValues, database.settings);
  settingValues["role"] = principal.role;
  return database.transaction(work, { statementTimeoutMs: timeout, readOnly, settings: settingValues });
}

/** Calls a function of the schema `public` as `principal`, parameters by name; objects travel as JSON. Returns its value. */
export async function callFunction<Data = unknown>(
  database: Database,
  principal: Principal,
  name: string,
  parameters: Record<string, unknown> = {},
  options?: RoleOptions,
): Promise<Data> {
  return asRole(database, principal, (t) => callInTransaction<Data>(t, name, parameters), options);
}

/** The same as the role that the transaction has. */
export async function callInTransaction<Data = unknown>(
  transaction: Transaction,
  name: string,
  parameters: Record<string, unknown> = {},
): Promise<Data> {
  const [row] = await callForRows<{ data: Data }>(transaction, name, parameters);
  if (!row) throw new Error(`${name} returned nothing`);
  return row.data;
}

/** Calls a function that returns rows: of single values, each in the column `data`. */
export async function callForRows<Row>(
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
