/** Hours as one says them: tenths below ten, and never none at all. */
export function roundHours(hours: number): number {
  return hours < 10 ? Math.max(0.1, Math.round(hours * 10) / 10) : Math.round(hours);
}
