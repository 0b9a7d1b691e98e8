/** Whether the visitor turned data saving on (`Save-Data`). */
export function prefersReducedData(): boolean {
  // Not in every browser, and not in TypeScript's DOM types.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
