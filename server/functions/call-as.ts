import type { RpcResult } from "../../app/rpc.server.ts";
import type { Auth } from "../auth/auth.ts";
import type { Config } from "../config.ts";
import { databaseSettings } from "../database-settings.ts";
import { asRole, type Principal, type RoleOptions, serviceRole } from "../database/as-role.ts";
import { callInTransaction } from "../database/call-function.ts";
import { type Database, isDatabaseError, type Transaction } from "../database/database.ts";
import { describeError } from "../log/describe-error.ts";
import { log } from "../log/log.ts";
import { authenticateRequest } from "../rest/authenticate-request.ts";
import { toRestError } from "../rest/database-error.ts";
import { RestError } from "../rest/rest-error.ts";

/** Calls a SQL function as somebody. Where `beforeCommit`, which is given what it returned, rejects, nothing was changed. */
export type Call = (
  name: string,
  parameters: Record<string, unknown>,
  beforeCommit?: (data: unknown) => Promise<void>,
) => Promise<RpcResult>;

/** Calls a SQL function as `principal`. An error of the database, or of the connection to it, is returned as `error`, not thrown. */
export async function callAs(
  database: Database,
  principal: Principal,
  name: string,
  parameters: Record<string, unknown>,
  options?: RoleOptions,
  beforeCommit?: (data: unknown) => Promise<void>,
): Promise<RpcResult> {
  const work = async (transaction: Transaction) => {
    const [row] = await callInTransaction<{ data: unknown }>(transaction, name, parameters);
    await beforeCommit?.(row?.data);
    return row?.data ?? null;
  };
  try {
    return { data: await asRole(database, principal, work, options), error: null, status: 200 };
  } catch (error) {
    // Only SQL's own messages are for callers. Others may name the database's address.
    if (!isDatabaseError(error)) log("function.failed", { function: name, ...describeError(error) });
    const { code, message, details, status } =
      toRestError(error, principal.role) ?? new RestError(500, "PGRSTX00", "Internal server error");
    return { data: null, error: { code, message, details }, status };
  }
}

/** Calls SQL functions as the server itself: the service role, with the operator's settings. */
export function callAsService(config: Config, database: Database): Call {
  const settings = databaseSettings(config);
  return (name, parameters, beforeCommit) =>
    callAs(database, serviceRole, name, parameters, { settings }, beforeCommit);
}

interface CallerDependencies {
  database: Database;
  auth: Auth;
  keys: Pick<Config, "publishableKey">;
  /** Operator's settings the SQL may read as `current_setting('app.settings.<name>', true)`. */
  settings: Record<string, string>;
}

/** Calls a SQL function as the sender of `request`, by its access token, as `/rest/v1/rpc` would. Never rejects for a bad token. */
export async function callAsCaller(
  { database, auth, keys, settings }: CallerDependencies,
  request: Request,
  name: string,
  parameters: Record<string, unknown>,
): Promise<RpcResult> {
  try {
    const principal = await authenticateRequest(request.headers, keys, auth.verifyAccessToken);
    return await callAs(database, principal, name, parameters, { settings });
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    const { code, message, details, status } = error;
    return { data: null, error: { code, message, details }, status };
  }
}
