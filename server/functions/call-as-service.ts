import type { RpcError } from "../../app/inquiries/submit-inquiry.server.ts";
import { asRole, serviceRole } from "../database/as-role.ts";
import { type Database, isDatabaseError } from "../database/database.ts";
import { quoteIdentifier } from "../database/quote-identifier.ts";

/**
 * Calls a SQL function of the exposed schema as the service role, parameters by name; objects travel as JSON.
 * An error of the database, or of the connection to it, is returned as `error`, not thrown.
 */
export async function callAsService(
  database: Database,
  name: string,
  parameters: Record<string, unknown>,
): Promise<{ data: unknown; error: RpcError | null }> {
  const namedArguments = Object.keys(parameters).map(
    (parameter, index) => `${quoteIdentifier(parameter)} => $${index + 1}`,
  );
  const values = Object.values(parameters).map((value) =>
    typeof value === "object" && value !== null ? JSON.stringify(value) : value,
  );
  try {
    const { rows } = await asRole(database, serviceRole, (transaction) =>
      transaction.query<{ data: unknown }>(
        `select public.${quoteIdentifier(name)}(${namedArguments.join(", ")}) as data`,
        values,
      ),
    );
    return { data: rows[0]?.data ?? null, error: null };
  } catch (error) {
    if (isDatabaseError(error)) {
      return {
        data: null,
        error: { code: error.code, message: error.message, details: error.detail ?? null },
      };
    }
    const message = error instanceof Error ? error.message : String(error);
    return { data: null, error: { code: "08000", message, details: null } };
  }
}
