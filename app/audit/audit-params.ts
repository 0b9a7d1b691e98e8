import { foldText } from "../i18n/folding.ts";

/** Everything the URL says of the audit log: a link shows a colleague the same. */
export interface AuditParams {
  action?: string | undefined;
  /** Address of who did it, or `system`. */
  actor?: string | undefined;
  /** Reference of an inquiry. */
  reference?: string | undefined;
  /** Days, both included: `2026-11-23` */
  since?: string | undefined;
  until?: string | undefined;
  /** Number that all entries of the page are below. */
  before?: number | undefined;
}

const dayPattern = /^\d{4}-\d\d-\d\d$/;

/** Invalid values are taken as missing. */
export function parseAuditParams(parameters: URLSearchParams): AuditParams {
  const textOf = (name: string) => parameters.get(name)?.trim().slice(0, 254) || undefined;
  const before = Number(parameters.get("before"));
  return {
    action: textOf("action"),
    actor: textOf("actor"),
    reference: parseReference(textOf("reference") ?? ""),
    since: parseDay(textOf("since")),
    until: parseDay(textOf("until")),
    before: Number.isSafeInteger(before) && before > 0 ? before : undefined,
  };
}

/** The query of the tab's address. */
export function serializeAuditParams(params: AuditParams): string {
  const parameters = new URLSearchParams({ tab: "audit" });
  for (const [name, value] of Object.entries(params)) if (value) parameters.set(name, String(value));
  return `?${parameters}`;
}

/** `N-7F3K2` for what somebody means by that, such as what they copied from a mail; undefined while it is not complete. */
function parseReference(typed: string): string | undefined {
  const written = foldText(typed);
  const [, code] = /^(?:n[^a-z\d]*)?([a-z\d]{5})$/.exec(written) ?? [];
  return code && `N-${code.toUpperCase()}`;
}

function parseDay(text: string | undefined): string | undefined {
  return text && dayPattern.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}
