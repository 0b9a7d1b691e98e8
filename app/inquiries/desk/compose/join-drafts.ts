/** Two texts of one draft in one: neither loses a word, and what one has of the other stands once. */
export function joinDrafts(stored: string, own: string): string {
  if (stored.includes(own.trim())) return stored;
  return own.includes(stored.trim()) ? own : `${stored}\n\n${own}`;
}
