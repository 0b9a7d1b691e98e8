import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { parseMetrics } from "./parse-metrics.ts";
import { openServer } from "../../support/server.ts";

const folder = join(import.meta.dirname, "../../../docs/operate");

/** The file format of Prometheus's rules; anything else in it is a mistake. */
const ruleFile = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Nawat[A-Za-z]+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[smhd]$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(["page", "ticket"]) }),
          annotations: z.strictObject({ summary: z.string() }),
        }),
      ),
    }),
  ),
});

/** Names that Prometheus itself adds to what it scrapes. */
const ownNames = ["up"];

let scraped: Set<string>;

beforeAll(async () => {
  const server = await openServer({
    metrics: { host: "127.0.0.1", port: 0 },
    // Nobody answers there.
    imapUrl: "imap://user:password@127.0.0.1:1",
  });
  scraped = parseMetrics(await (await fetch(server.metricsUrl ?? "")).text()).names;
  return server.stop;
});

async function loadRules() {
  const file = ruleFile.parse(parse(await readFile(join(folder, "alerts.yaml"), "utf8")));
  return file.groups.flatMap(({ rules }) => rules);
}

/** The metrics that an expression of PromQL reads: no function or label begins so. */
function listMetrics(expression: string): string[] {
  return [...expression.matchAll(/\b(?:up|(?:nawat|nodejs|process)_\w+)\b/g)].map(([name]) => name);
}

test("every rule is about metrics that a running server has", async () => {
  const rules = await loadRules();
  expect(rules.length).toBeGreaterThanOrEqual(10);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { alert, expr } of rules) {
    const names = listMetrics(expr);
    expect([alert, names.length]).not.toEqual([alert, 0]);
    for (const name of names) expect([...scraped, ...ownNames]).toContain(name);
  }
  expect(listMetrics("rate(nawat_nowhere_total[5m]) / sum(up)")).toEqual(["nawat_nowhere_total", "up"]);
});

test("the page about metrics lists those there are", async () => {
  const page = await readFile(join(folder, "metrics.md"), "utf8");
  const listed = [...page.matchAll(/^\| `([a-z_\d]+)` +\| (?:gauge|counter|histogram)/gm)].map(
    ([, name]) => name,
  );
  const own = [...scraped].filter((name) => /^nawat_/.test(name) && !/_(bucket|sum|count)$/.test(name));
  expect(listed.filter((name) => name?.startsWith("nawat_")).sort()).toEqual(own.sort());
  expect([...scraped]).toEqual(expect.arrayContaining(listed));
});
