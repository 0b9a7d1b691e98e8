/** The visitor asked to be sent no more than what is needed. */
export function savesData(): boolean {
  // Known to some browsers only, and to no library of types.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
