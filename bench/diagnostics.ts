import type { Result } from "lighthouse";
import { median } from "./median.ts";

type Audit = Result["audits"][string];

/** Where to look when a page missed a goal: what it painted, what it fetched before, and each audit it did not pass. */
export function describeDiagnostics(results: Result[]): string[] {
  const [typical] = results.toSorted(
    (one, other) => distanceToMedian(one, results) - distanceToMedian(other, results),
  );
  if (!typical) return [];
  return [describePaint(typical), describeRequests(typical), ...describeFailures(results)].map(
    (line) => `  ${line}`,
  );
}

/** How far a run's largest paint is from the median of all. */
function distanceToMedian(result: Result, results: Result[]): number {
  return Math.abs(getLargestPaint(result) - median(results.map(getLargestPaint)));
}

function getLargestPaint({ audits }: Result): number {
  return audits["largest-contentful-paint"]?.numericValue ?? 0;
}

function describePaint({ audits }: Result): string {
  const element = getItems(audits["lcp-breakdown-insight"]).find(({ type }) => type === "node");
  const first = Math.round(audits["first-contentful-paint"]?.numericValue ?? 0);
  return `first paint after ${first} ms; the largest is ${element?.selector ?? "unknown"}`;
}

/** Lighthouse simulates the phone with all that this browser had fetched before it painted, needed or not. */
function describeRequests({ audits }: Result): string {
  const paintedAt = getItems(audits["metrics"])[0]?.observedLargestContentfulPaint ?? 0;
  const requests = getItems(audits["network-requests"])
    .filter(({ networkEndTime = Infinity }) => networkEndTime <= paintedAt)
    .toSorted((one, other) => (other.transferSize ?? 0) - (one.transferSize ?? 0));
  const named = requests
    .slice(0, 8)
    .map(({ url, transferSize }) => `${pathOf(url)} ${formatKilobytes(transferSize)}`);
  const others = requests.slice(8);
  const rest = formatKilobytes(others.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0));
  return `fetched before it: ${named.join(", ")}${others.length > 0 ? ` and ${others.length} more, ${rest}` : ""}`;
}

function describeFailures(results: Result[]): string[] {
  const failures = new Map<string, Audit[]>();
  for (const audit of results.flatMap(({ audits }) => Object.values(audits))) {
    if (audit.score === null || audit.score >= 1) continue;
    failures.set(audit.id, [...(failures.get(audit.id) ?? []), audit]);
  }
  return [...failures.values()].map((audits) => describeFailure(audits, results.length));
}

function describeFailure(audits: Audit[], runs: number): string {
  const [audit] = audits;
  const frequency = audits.length < runs ? ` (${audits.length} of ${runs} runs)` : "";
  const culprits = getItems(audit).map(({ node, source, description, url }) => {
    return node?.selector ?? (source && description) ?? pathOf(url);
  });
  const where = [...new Set(culprits)].filter(Boolean).slice(0, 5).join(", ");
  return [`${audit?.id}${frequency}:`, audit?.displayValue, where].filter(Boolean).join(" ");
}

/** The items of an audit have different fields; these say where to look. */
interface AuditItem {
  type?: string;
  selector?: string;
  node?: { selector?: string };
  url?: string;
  /** Of a message in the console. */
  source?: string;
  description?: string;
  /** Bytes */
  transferSize?: number;
  /** Milliseconds since the navigation started. */
  networkEndTime?: number;
  observedLargestContentfulPaint?: number;
}

function getItems(audit: Audit | undefined): AuditItem[] {
  const details = audit?.details;
  // Lighthouse types its details audit by audit, not by the fields they share.
  return details && "items" in details && Array.isArray(details.items) ? (details.items as AuditItem[]) : [];
}

function pathOf(url: string | undefined): string | undefined {
  return URL.parse(url ?? "")?.pathname;
}

function formatKilobytes(bytes = 0): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
