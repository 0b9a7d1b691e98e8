const maxLength = 100;

/** Details as JSON, cut to the first 100 characters and an ellipsis. A string is returned unchanged. */
export function shortenDetails(details: unknown): string {
  const full = typeof details === "string" ? details : JSON.stringify(details ?? {});
  const characters = [...full];
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join("")}…` : full;
}
