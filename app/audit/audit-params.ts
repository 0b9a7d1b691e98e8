import { type EventKind, eventKinds } from "../staff/events/events.ts";

/** Everything the URL says of the audit log: a link shows a colleague the same. */
export interface AuditParams {
  kind?: EventKind | undefined;
  /** Reference of an inquiry, or what somebody is called: of staff, or who sent one. */
  search?: string | undefined;
  action?: string | undefined;
  /** Address of who did it, or `system`. */
  actor?: string | undefined;
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
    kind: eventKinds.find((kind) => kind === parameters.get("kind")),
    search: textOf("search")?.slice(0, 100),
    action: textOf("action"),
    actor: textOf("actor"),
    since: parseDay(textOf("since")),
    until: parseDay(textOf("until")),
    before: Number.isSafeInteger(before) && before > 0 ? before : undefined,
  };
}

/** The query of the log's address. */
export function serializeAuditParams(params: AuditParams): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) parameters.set(name, String(value));
  return `?${parameters}`;
}

function parseDay(text: string | undefined): string | undefined {
  return text && dayPattern.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}
