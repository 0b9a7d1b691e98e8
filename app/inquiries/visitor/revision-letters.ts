const letters = "BCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The letter of the nth revision since the inquiry was sent, which is A itself; past Z there is none. */
export function revisionLetter(index: number): string | undefined {
  return letters[index];
}
