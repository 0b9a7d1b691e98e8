import { dueMoment, type SpecialDay, workingCalendar } from "../../app/inquiries/submit/working-calendar.ts";
import { callInTransaction } from "../database/as-role.ts";
import type { Transaction } from "../database/database.ts";

/** The moment by which what came at `receivedAt` is answered, as the staff's calendar is now. */
export async function findDueMoment(transaction: Transaction, receivedAt: Date): Promise<Date> {
  const specialDays = await callInTransaction<SpecialDay[]>(transaction, "list_special_days");
  return dueMoment(receivedAt, workingCalendar(specialDays));
}
