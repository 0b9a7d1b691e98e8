import type { RpcResult } from "../../app/rpc.server.ts";
import type { Principal, RoleOptions } from "../database/as-role.ts";
import { callFunction } from "../database/call-function.ts";
import { type Database, isDatabaseError } from "../database/database.ts";
import { toRestError } from "../rest/database-error.ts";

/** Calls a SQL function as `principal`. An error of the database, or of the connection to it, is returned as `error`, not thrown. */
export async function callAs(
  database: Database,
  principal: Principal,
  name: string,
  parameters: Record<string, unknown>,
  options?: RoleOptions,
): Promise<RpcResult> {
  try {
    const [row] = await callFunction(database, principal, name, parameters, options);
    return { data: row?.data ?? null, error: null, status: 200 };
  } catch (error) {
    const status = toRestError(error, principal.role)?.status ?? 503;
    if (isDatabaseError(error)) {
      const { code, message, detail = null } = error;
      return { data: null, error: { code, message, details: detail }, status };
    }
    const message = error instanceof Error ? error.message : String(error);
    return { data: null, error: { code: "08000", message, details: null }, status };
  }
}
