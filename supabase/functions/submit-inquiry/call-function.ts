import { PostgrestClient } from "@supabase/postgrest-js";
import type { Dependencies } from "../../../app/inquiries/submit-inquiry.server.ts";
import { requireOrigin, secretKey } from "./settings.ts";

const timeoutMs = 10_000;
const key = secretKey();

const database = new PostgrestClient(`${requireOrigin("SUPABASE_URL")}/rest/v1`, {
  headers: { apikey: key, Authorization: `Bearer ${key}` },
});

/** Calls a SQL function as the service role. What kept the call from Postgres is an error of SQLSTATE's class 08. */
export const callFunction: Dependencies["rpc"] = async (name, parameters) => {
  const { data, error, status } = await database
    .rpc(name, parameters)
    .abortSignal(AbortSignal.timeout(timeoutMs));
  if (!error) return { data, error: null };
  const isUnreached = status === 0 || status >= 502;
  return { data: null, error: { ...error, code: isUnreached ? "08000" : error.code } };
};
