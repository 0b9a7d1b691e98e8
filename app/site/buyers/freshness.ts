import type { Certificate } from "../../company-entries.ts";

/** Whether a source was read more than twelve months ago. Both days are YYYY-MM-DD. */
export function isStale(checked: string, today: string): boolean {
  return `${Number(checked.slice(0, 4)) + 1}${checked.slice(4)}` < today;
}

export function holds({ expires }: Pick<Certificate, "expires">, today: string): boolean {
  return expires >= today;
}
