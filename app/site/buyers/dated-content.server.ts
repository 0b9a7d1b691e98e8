import type { Certificate } from "../../firm-types.ts";

/** Whether a source was read more than twelve months ago. Both days are YYYY-MM-DD. */
export function isStale(read: string, today: string): boolean {
  return `${Number(read.slice(0, 4)) + 1}${read.slice(4)}` < today;
}

export function holds({ expires }: Pick<Certificate, "expires">, today: string): boolean {
  return expires >= today;
}
