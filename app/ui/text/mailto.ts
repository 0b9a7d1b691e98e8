/** The address of a link that writes to `address`, in which nothing can pass for a header: `a?bcc=b@example.com` stays one address. */
export function mailtoUrl(address: string): string {
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}`;
}
