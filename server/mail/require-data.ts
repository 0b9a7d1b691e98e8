import type { RpcResult } from "../../app/rpc.server.ts";

/** What a SQL function returned. Throws the database's error with its code. */
export function requireData({ data, error }: RpcResult): unknown {
  if (error) throw Object.assign(new Error(error.message), { code: error.code });
  return data;
}
