/** Whether what was checked on a day is older than twelve months today; both days as YYYY-MM-DD. */
export function isStale(checked: string, today: string): boolean {
  const anniversary = new Date(checked);
  anniversary.setUTCFullYear(anniversary.getUTCFullYear() + 1);
  return anniversary.toISOString().slice(0, 10) < today;
}
