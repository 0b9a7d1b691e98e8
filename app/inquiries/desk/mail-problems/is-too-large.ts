/** Whether a mail server refused a mail for its size: 552, but for a full mailbox, or the codes of RFC 3463. */
export function isTooLarge(response: string | null): boolean {
  return /^552(?! 5\.2\.2)|\b5\.(2\.3|3\.4)\b/.test(response ?? "");
}
