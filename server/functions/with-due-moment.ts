import { dueMoment } from "../../app/inquiries/submit/working-calendar.ts";
import type { RpcResult } from "../../app/rpc.server.ts";
import type { Call } from "./call-as.ts";

/** Calls `store` with the moment by which what came at `receivedAt` is answered, as the staff's calendar is now. */
export async function withDueMoment(
  call: Call,
  receivedAt: Date,
  store: (dueAt: string) => Promise<RpcResult>,
): Promise<RpcResult> {
  const closedDays = await call("list_closed_days", {});
  if (closedDays.error) return closedDays;
  // As the SQL function returns it.
  const dueAt = dueMoment(receivedAt, new Set(closedDays.data as string[]));
  return store(dueAt.toISOString());
}
