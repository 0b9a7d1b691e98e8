/** What calling a SQL function answers, as the official client's `rpc` does. */
export interface RpcResult {
  data: unknown;
  error: RpcError | null;
  /** HTTP, as PostgREST answers. */
  status: number;
}

export interface RpcError {
  /** SQLSTATE */
  code: string;
  message: string;
  details: string | null;
}
