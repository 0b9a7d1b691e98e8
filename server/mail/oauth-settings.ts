export interface OAuthSettings {
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** What the owner of a mailbox consented to; without it the client signs in for itself. */
  refreshToken: string | undefined;
}

const needed = [
  "MAIL_OAUTH_TOKEN_URL",
  "MAIL_OAUTH_CLIENT_ID",
  "MAIL_OAUTH_CLIENT_SECRET",
  "MAIL_OAUTH_SCOPE",
];

/** The settings of OAuth are all there or none, and a mail server gets a token or a password, not both. */
export function findSignInProblems(given: Record<string, string | undefined>) {
  const [first] = [...needed, "MAIL_OAUTH_REFRESH_TOKEN"].filter((name) => given[name]);
  const missing = first ? needed.filter((name) => !given[name]) : [];
  const problems = missing.map((name) => ({ name, message: `must be set, because ${first} is` }));
  for (const name of ["SMTP_URL", "IMAP_URL"]) {
    const url = URL.parse(given[name] ?? "");
    if (!url) continue;
    if (first && url.password)
      problems.push({ name, message: `must have no password, because ${first} is set` });
    if (name !== "IMAP_URL") continue;
    if (first && !url.username) problems.push({ name, message: "must name a user" });
    if (!first && !(url.username && url.password))
      problems.push({ name, message: "must name a user and a password" });
  }
  return problems;
}
