const longest = 100;

/** Details as JSON, cut to the first 100 characters and an ellipsis. A text stands as it is. */
export function shortenDetails(details: unknown): string {
  const whole = typeof details === "string" ? details : JSON.stringify(details ?? {});
  const characters = [...whole];
  return characters.length > longest ? `${characters.slice(0, longest).join("")}…` : whole;
}
