import type { RpcResult } from "../../app/rpc.server.ts";
import { asRole, type Principal, type RoleOptions } from "../database/as-role.ts";
import { type Database, isDatabaseError } from "../database/database.ts";
import { quoteIdentifier } from "../database/quote-identifier.ts";
import { toRestError } from "../rest/database-error.ts";

/**
 * Calls a SQL function of the exposed schema as `principal`, parameters by name; objects travel as JSON.
 * An error of the database, or of the connection to it, is returned as `error`, not thrown.
 */
export async function callAs(
  database: Database,
  principal: Principal,
  name: string,
  parameters: Record<string, unknown>,
  options: RoleOptions = {},
): Promise<RpcResult> {
  const namedArguments = Object.keys(parameters).map(
    (parameter, index) => `${quoteIdentifier(parameter)} => $${index + 1}`,
  );
  const values = Object.values(parameters).map((value) =>
    typeof value === "object" && value !== null ? JSON.stringify(value) : value,
  );
  try {
    const { rows } = await asRole(
      database,
      principal,
      (transaction) =>
        transaction.query<{ data: unknown }>(
          `select public.${quoteIdentifier(name)}(${namedArguments.join(", ")}) as data`,
          values,
        ),
      options,
    );
    return { data: rows[0]?.data ?? null, error: null, status: 200 };
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
