import type { RpcResult } from "../../app/rpc.server.ts";
import type { ApiKeys } from "../api-keys.ts";
import type { Auth } from "../auth/auth.ts";
import type { Database } from "../database/database.ts";
import { authenticateRequest } from "../rest/authenticate-request.ts";
import { RestError } from "../rest/rest-error.ts";
import { callAs } from "./call-as.ts";

interface CallerDependencies {
  database: Database;
  auth: Auth;
  keys: ApiKeys;
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
