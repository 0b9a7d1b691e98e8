import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { DatabaseUnavailableError } from "../../../server/database/database.ts";
import { parseMetrics } from "./parse-metrics.ts";
import { openServer } from "../../support/server.ts";
import { honeypot } from "../../../app/inquiries/fields.ts";
import { contact, project } from "../../support/inquiry-client.ts";

const json = { apikey: "sb_publishable_embedded", "content-type": "application/json" };

const server = await openServer({ metrics: { host: "127.0.0.1", port: 0 }, abuseLimits: true });
afterAll(server.stop);

describe("metrics", () => {
  let skippedMs = 0;

  afterEach(() => vi.restoreAllMocks());

  /** The database is asked for figures again five seconds after the last scrape. */
  function forgetFigures() {
    skippedMs += 60_000;
    const now = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => now() + skippedMs);
  }

  async function scrape() {
    const answer = await fetch(server.metricsUrl ?? "");
    expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    const { samples } = parseMetrics(await answer.text());
    return (name: string, labels: Record<string, string> = {}) =>
      samples
        .filter((sample) => sample.name === `nawat_${name}`)
        .filter((sample) => Object.entries(labels).every(([key, value]) => sample.labels[key] === value))
        .reduce<number | undefined>((sum, { value }) => (sum ?? 0) + value, undefined);
  }

  const get = (path: string) => fetch(`${server.url}${path}`, { redirect: "manual", headers: json });
  const post = (path: string, body: unknown) =>
    fetch(`${server.url}${path}`, { method: "POST", headers: json, body: JSON.stringify(body) });
  const submit = (inquiry: object) => post("/functions/v1/submit-inquiry", { elapsed: 5_000, ...inquiry });

  test("count what the client has counted, and the log has a line for each call", async () => {
    const written = vi.spyOn(console, "log").mockImplementation(() => {});
    const load: { service: string; times: number; send: (index: number) => Promise<Response> }[] = [
      { service: "pages", times: 40, send: () => get("/en/services") },
      { service: "pages", times: 10, send: () => get("/") },
      { service: "pages", times: 7, send: () => get("/en/nowhere") },
      { service: "health", times: 6, send: () => get("/health/ready") },
      { service: "auth", times: 20, send: () => get("/auth/v1/settings") },
      {
        service: "auth",
        times: 14,
        send: () =>
          post("/auth/v1/token?grant_type=password", {
            email: "rana@example.com",
            password: "wrong-9-wrong",
          }),
      },
      { service: "rest", times: 9, send: () => get("/rest/v1/inquiries") },
      { service: "rest", times: 5, send: () => get("/rest/v1/nowhere") },
      { service: "functions", times: 4, send: (index) => submit({ ...contact, message: `${index}` }) },
      { service: "functions", times: 3, send: (index) => submit({ ...project, description: `${index}` }) },
      {
        service: "functions",
        times: 2,
        send: (index) => submit({ ...contact, [honeypot]: "x", message: `spam ${index}` }),
      },
      { service: "functions", times: 6, send: () => submit({ ...contact, email: "none" }) },
    ];
    const counted = new Map<string, number>();
    const count = (key: string) => counted.set(key, (counted.get(key) ?? 0) + 1);
    await Promise.all(
      load.map(async ({ service, times, send }) => {
        for (let index = 0; index < times; index++) {
          const { status } = await send(index);
          count(`${service} ${Math.floor(status / 100)}xx`);
          if (status === 429) count("refused");
        }
      }),
    );

    const sent = load.reduce((sum, { times }) => sum + times, 0);
    // A response is counted once it is sent, and the client has it a moment before.
    await expect.poll(async () => (await scrape())("http_request_duration_seconds_count")).toBe(sent);
    const find = await scrape();
    for (const [key, requests] of counted) {
      const [service = "", status = ""] = key.split(" ");
      if (key === "refused") expect(find("refusals_total", { reason: "rate_limit" })).toBe(requests);
      else {
        expect([key, find("http_request_duration_seconds_count", { service, status })]).toEqual([
          key,
          requests,
        ]);
        expect(find("http_request_duration_seconds_bucket", { service, status, le: "+Inf" })).toBe(requests);
      }
    }
    expect(counted.get("refused")).toBe(4);
    const lines = written.mock.calls.map(([line]): Record<string, unknown> => JSON.parse(String(line)));
    const requests = lines.filter(({ event }) => event === "request");
    expect(requests).toHaveLength(sent - 40 - 10 - 6);
    expect(requests.filter(({ reason }) => reason === "rate_limit")).toHaveLength(4);

    forgetFigures();
    const fresh = await scrape();
    expect(Date.now() / 1000 - (fresh("newest_inquiry_timestamp_seconds") ?? 0)).toBeLessThan(60);
  });

  test("show mails that wait, since when, and those that were given up", async () => {
    await server.now.sendMails();
    await server.database.transaction(async (transaction) => {
      // Mails wait where no process may take them.
      await transaction.execute("revoke execute on function public.claim_mail from service_role");
      await transaction.query(
        `insert into public.mails (kind, recipient, contents, due_at)
         values ('account', 'rana@example.com', '{"mail": "later"}', now() - interval '1 hour')`,
      );
      await transaction.query(
        `insert into public.mails (inquiry_id, kind, recipient, locale, due_at, failed_at)
         select id, 'notice', 'gone@example.com', 'en', null, now() from public.inquiries limit 3`,
      );
    });
    forgetFigures();
    const find = await scrape();
    expect(find("mails_waiting", { kind: "account" })).toBe(1);
    expect(find("mails_overdue_seconds", { kind: "account" })).toBeGreaterThanOrEqual(3600);
    expect(find("mails_overdue_seconds", { kind: "inquiry" })).toBeLessThan(60);
    expect(find("mails_failed", { kind: "inquiry" })).toBe(3);
    expect(await (await fetch(server.metricsUrl ?? "")).text()).not.toMatch(/example|rana|127\.0/i);
    await server.query("grant execute on function public.claim_mail to service_role");
  });

  test("ask the database once, however many scrape", async () => {
    forgetFigures();
    const asked = vi.spyOn(server.database, "transaction");
    await Promise.all(Array.from({ length: 15 }, scrape));
    await scrape();
    // For the figures, and whether it can be written; mail may be looked for meanwhile.
    expect(asked.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(10);
  });

  test("are read by GET, and on their own port only", async () => {
    const url = server.metricsUrl ?? "";
    for (const method of ["POST", "PUT", "DELETE", "HEAD", "OPTIONS"])
      expect((await fetch(url, { method })).status).toBe(405);
    expect((await fetch(url.replace("/metrics", "/en"))).status).toBe(404);
    expect((await get("/metrics")).status).toBe(404);
  });

  test("say that the database is away", async () => {
    const away = new DatabaseUnavailableError("it is away");
    vi.spyOn(server.database, "transaction").mockRejectedValue(away);
    forgetFigures();
    const find = await scrape();
    expect([find("ready"), find("mails_waiting"), find("newest_inquiry_timestamp_seconds")]).toEqual([
      0,
      undefined,
      undefined,
    ]);
  });
});
