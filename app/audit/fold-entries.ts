import type { AuditEntryWithInquiry } from "./fetch-audit-log.ts";

/** Entries that are told in one sentence, the newest first. */
export type LogRow = [AuditEntryWithInquiry, ...AuditEntryWithInquiry[]];

export interface LogDay {
  /** A moment of the day. */
  moment: string;
  rows: LogRow[];
}

/** Entries, newest first, by the reader's own days. Neighbours that say the same stand in one row. */
export function foldEntries(entries: AuditEntryWithInquiry[]): LogDay[] {
  const days: LogDay[] = [];
  for (const entry of entries) {
    const day = days.at(-1);
    if (!day || dayOf(day.moment) !== dayOf(entry.created_at)) {
      days.push({ moment: entry.created_at, rows: [[entry]] });
      continue;
    }
    const row = day.rows.at(-1);
    if (row && saysTheSame(row[0], entry)) row.push(entry);
    else day.rows.push([entry]);
  }
  return days;
}

function dayOf(moment: string): string {
  return new Date(moment).toDateString();
}

/** Of what one person opened in a row the inquiries may differ: they are counted. */
function saysTheSame(one: AuditEntryWithInquiry, other: AuditEntryWithInquiry): boolean {
  if (one.action !== other.action || one.actor_id !== other.actor_id) return false;
  if (one.action === "inquiry.opened") return true;
  return (
    one.resource_id === other.resource_id && JSON.stringify(one.details) === JSON.stringify(other.details)
  );
}
