import { dueMoment } from "../../app/inquiries/submit/working-calendar.ts";
import { callInTransaction } from "../database/as-role.ts";
import type { Transaction } from "../database/database.ts";

/** The moment by which what came at `receivedAt` is answered, as the staff's calendar is now. */
export async function findDueMoment(transaction: Transaction, receivedAt: Date): Promise<Date> {
  const closedDays = await callInTransaction<string[]>(transaction, "list_closed_days");
  return dueMoment(receivedAt, new Set(closedDays));
}
