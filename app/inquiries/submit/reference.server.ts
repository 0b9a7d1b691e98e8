/** How people name an inquiry, `N-7F3K2`: no character looks or sounds like another. The database draws it. */
const referencePattern = /^N-[2-9CDFGHJKMNPQRTVWX]{5}$/;

/** On the built sent page, where the server puts the reference; no inquiry has it. */
export const referencePlaceholder = "N-00000";

/** The query of the sent page's URL: empty for an inquiry without a reference. */
export function referenceQuery(reference: string | null): string {
  return reference ? `?reference=${reference}` : "";
}

/** The reference in a query, or undefined. */
export function parseReference(query: string): string | undefined {
  const reference = new URLSearchParams(query).get("reference") ?? "";
  return referencePattern.test(reference) ? reference : undefined;
}
