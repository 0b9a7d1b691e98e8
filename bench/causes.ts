import type { Result } from "lighthouse";
import { median } from "./median.ts";

type Audit = Result["audits"][string];

/** Where to look when a page missed a goal: what it painted, what it fetched before, and each audit it did not pass. */
export function causesOf(results: Result[]): string[] {
  const [typical] = results.toSorted((one, other) => distance(one, results) - distance(other, results));
  if (!typical) return [];
  return [describePaint(typical), describeFetched(typical), ...describeFailures(results)].map(
    (line) => `  ${line}`,
  );
}

/** How far a run's largest paint is from the median of all. */
function distance(result: Result, results: Result[]): number {
  return Math.abs(paintOf(result) - median(results.map(paintOf)));
}

function paintOf({ audits }: Result): number {
  return audits["largest-contentful-paint"]?.numericValue ?? 0;
}

function describePaint({ audits }: Result): string {
  const element = itemsOf(audits["lcp-breakdown-insight"]).find(({ type }) => type === "node");
  const first = Math.round(audits["first-contentful-paint"]?.numericValue ?? 0);
  return `first paint after ${first} ms; the largest is ${element?.selector ?? "unknown"}`;
}

/** The simulated phone has to carry all that this browser had fetched when it painted, needed or not. */
function describeFetched({ audits }: Result): string {
  const painted = itemsOf(audits["metrics"])[0]?.observedLargestContentfulPaint ?? 0;
  const requests = itemsOf(audits["network-requests"])
    .filter(({ networkEndTime = Infinity }) => networkEndTime <= painted)
    .toSorted((one, other) => (other.transferSize ?? 0) - (one.transferSize ?? 0));
  const named = requests
    .slice(0, 8)
    .map(({ url, transferSize }) => `${pathOf(url)} ${inKilobytes(transferSize)}`);
  const others = requests.slice(8);
  const rest = inKilobytes(others.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0));
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
  const often = audits.length < runs ? ` (${audits.length} of ${runs} runs)` : "";
  const culprits = itemsOf(audit).map(({ node, source, description, url }) => {
    return node?.selector ?? (source && description) ?? pathOf(url);
  });
  const where = [...new Set(culprits)].filter(Boolean).slice(0, 5).join(", ");
  return [`${audit?.id}${often}:`, audit?.displayValue, where].filter(Boolean).join(" ");
}

/** What audits list differs from one to the next; these are the fields that say where to look. */
interface Item {
  type?: string;
  selector?: string;
  node?: { selector?: string };
  url?: string;
  /** Of a message in the console. */
  source?: string;
  description?: string;
  /** Bytes */
  transferSize?: number;
  /** Milliseconds since the page was asked for. */
  networkEndTime?: number;
  observedLargestContentfulPaint?: number;
}

function itemsOf(audit: Audit | undefined): Item[] {
  const details = audit?.details;
  // Lighthouse types its details audit by audit, not by the fields they share.
  return details && "items" in details && Array.isArray(details.items) ? (details.items as Item[]) : [];
}

function pathOf(url: string | undefined): string | undefined {
  return URL.parse(url ?? "")?.pathname;
}

function inKilobytes(bytes = 0): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
