import type { RpcResult } from "../../rpc.server.ts";
import { dueMoment } from "./working-calendar.ts";

type Rpc = (name: string, parameters: Record<string, unknown>) => Promise<RpcResult>;

/** Calls `store` with the moment by which what came at `receivedAt` is answered, as the staff's calendar is now. */
export async function withDueMoment(
  rpc: Rpc,
  receivedAt: Date,
  store: (dueAt: string) => Promise<RpcResult>,
): Promise<RpcResult> {
  const closedDays = await rpc("list_closed_days", {});
  if (closedDays.error) return closedDays;
  // As the SQL function returns it.
  const dueAt = dueMoment(receivedAt, new Set(closedDays.data as string[]));
  return store(dueAt.toISOString());
}
