/** The query of a link to one inquiry, so that it outlasts signing in; empty for every other query. */
export function linkedInquiry(query: string): string {
  const inquiry = new URLSearchParams(query).get("inquiry");
  return inquiry ? `?${new URLSearchParams({ inquiry })}` : "";
}
