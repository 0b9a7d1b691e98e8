import { Counter, Gauge, type Registry } from "prom-client";
import type { Database } from "../database/database.ts";
import type { MailboxReader } from "../mailbox/mailbox-reader.ts";
import { type ReadinessProblem, shareAnswer } from "../readiness.ts";
import { type Figures, loadFigures } from "./load-figures.ts";

export interface ObservedState {
  database: Database;
  findProblem: () => Promise<ReadinessProblem | undefined>;
  /** Undefined when no mailbox is read. */
  mailbox?: Pick<MailboxReader, "isReading" | "counts"> | undefined;
}

/** Milliseconds figures of the database are kept: several may scrape, and nobody needs them younger. */
const figuresLifetimeMs = 5_000;

/** A scrape is worth something without the database's figures, and worth nothing after Prometheus has given up on it. */
const figuresTimeoutMs = 3_000;

/** Adds what is looked up at a scrape. Returns what looks it up. */
export function addStateMetrics(registry: Registry, { database, findProblem, mailbox }: ObservedState) {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `nawat_${name}`, help, labelNames, registers: [registry] });
  const ready = gauge("ready", "1 while /health/ready answers 200");
  const connections = gauge("database_connections", "Open connections to the database", ["state"]);
  const waiting = gauge("database_waiting_transactions", "Transactions that wait for a connection");
  const figuresKnown = gauge("figures_known", "1 when the database could be asked for the figures below");
  const inquiries = gauge("inquiries", "Inquiries that are stored", ["type", "status"]);
  const newest = gauge("newest_inquiry_timestamp_seconds", "When the newest inquiry came that is no spam");
  const mailsWaiting = gauge("mails_waiting", "Mails that are neither sent nor given up", ["kind"]);
  const mailsOverdue = gauge("mails_overdue_seconds", "Since when the oldest mail is due", ["kind"]);
  const mailsFailed = gauge("mails_failed", "Mails that were given up and not sent again", ["kind"]);
  const deadRows = gauge("dead_rows", "Rows that were deleted or replaced and whose space is not free yet");
  const vacuumed = gauge("vacuumed_timestamp_seconds", "When a table was last vacuumed");
  const collectMailbox = mailbox && addMailboxMetrics(registry, mailbox);
  const getFigures = shareAnswer(() => loadFigures(database).catch(() => undefined), figuresLifetimeMs);

  function setFigures(figures: Figures | undefined) {
    figuresKnown.set(figures ? 1 : 0);
    for (const metric of [inquiries, mailsWaiting, mailsOverdue, mailsFailed]) metric.reset();
    // A reset would make it 1970, or none.
    for (const metric of [newest, deadRows, vacuumed]) metric.remove();
    for (const { type, status, count } of figures?.inquiries ?? []) inquiries.set({ type, status }, count);
    if (figures?.newestInquiry !== undefined) newest.set(figures.newestInquiry);
    if (figures) deadRows.set(figures.space.deadRows);
    if (figures?.space.vacuumedAt) vacuumed.set(figures.space.vacuumedAt);
    for (const { kind, waiting, overdueSeconds, failed } of figures?.mails ?? []) {
      mailsWaiting.set({ kind }, waiting);
      mailsOverdue.set({ kind }, overdueSeconds);
      if (failed !== undefined) mailsFailed.set({ kind }, failed);
    }
  }

  return async () => {
    const [problem, figures] = await Promise.all([
      inTime(findProblem(), "database" as const),
      inTime(getFigures(), undefined),
    ]);
    ready.set(problem ? 0 : 1);
    const load = database.load();
    connections.set({ state: "idle" }, load.idle);
    connections.set({ state: "busy" }, load.connections - load.idle);
    waiting.set(load.waiting);
    setFigures(figures);
    collectMailbox?.();
  };
}

function addMailboxMetrics(registry: Registry, mailbox: Pick<MailboxReader, "isReading" | "counts">) {
  const registers = [registry];
  const reading = new Gauge({
    name: "nawat_mailbox_reading",
    help: "1 while the mailbox of IMAP_URL is read",
    registers,
  });
  const mails = new Counter({
    name: "nawat_mailbox_mails_total",
    help: "Mails looked at since the start, by what became of them",
    labelNames: ["outcome"],
    registers,
  });
  return () => {
    reading.set(mailbox.isReading() ? 1 : 0);
    mails.reset();
    for (const [outcome, count] of mailbox.counts()) mails.inc({ outcome }, count);
  };
}

function inTime<Answer>(answer: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const timer = setTimeout(() => resolve(otherwise), figuresTimeoutMs);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}
