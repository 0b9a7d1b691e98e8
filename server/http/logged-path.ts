/** The path of a request for the log, decoded, without its query and what may be an address, number or token: links are mistyped. */
export function toLoggedPath(target = "/"): string {
  if (!target.startsWith("/")) return "…";
  const [path = ""] = target.split(/[?#]/, 1);
  const shown = decode(path.slice(0, maxLength)).replace(inquiryPage, "$1…");
  return shown.split("/").map(hidePersonal).join("/");
}

/** What follows is the key of somebody's page, or what has become of it. */
const inquiryPage = /(\/inquiry\/)[^]+/i;

/** Characters looked at; the log shows fewer. */
const maxLength = 1_000;

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function hidePersonal(segment: string): string {
  return personal.test(segment) ? "…" : segment;
}

/** An at sign as such or still encoded, as many digits as a telephone number has, what looks like a token, or a query. */
const personal = /@|%40|(?:\p{Nd}[\s()+.-]*){7,}|\w{24,}|(?=.*\p{Nd})(?=.*\p{Lu})[\w.-]{24,}|[?=&]/u;
