import { PostgrestClient } from "@supabase/postgrest-js";
import type { RpcResult } from "../../../app/rpc.server.ts";
import { requireOrigin } from "./settings.ts";

const timeoutMs = 10_000;
const url = `${requireOrigin("SUPABASE_URL")}/rest/v1`;

/** Calls a SQL function as whom `headers` name. What kept the call from Postgres is an error of SQLSTATE's class 08. */
export async function callFunction(
  headers: Record<string, string>,
  name: string,
  parameters: Record<string, unknown>,
): Promise<RpcResult> {
  const { data, error, status } = await new PostgrestClient(url, { headers })
    .rpc(name, parameters)
    .abortSignal(AbortSignal.timeout(timeoutMs));
  if (!error) return { data, error: null, status };
  if (status !== 0 && status < 502) return { data: null, error, status };
  return { data: null, error: { ...error, code: "08000" }, status: 503 };
}
