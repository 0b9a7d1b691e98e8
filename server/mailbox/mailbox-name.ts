/** The folder that IMAP_URL names: `imaps://user:password@mail.example/Inquiries`. */
export function mailboxFolder(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1)) || "INBOX";
}

/** What the database calls the mailbox: its address without the password. */
export function mailboxName(url: string): string {
  const { username, host } = new URL(url);
  return `${username}@${host}/${mailboxFolder(url)}`;
}
