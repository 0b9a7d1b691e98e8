import { glob, readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { openServer } from "../server.ts";
import { calls } from "./client-calls.ts";
import { type Journey, startJourney } from "./client-journey.ts";

// tests/run.ts prints these as a table: calls by engine.
describe.each(engines)("$name", (engine) => {
  let journey: Journey;

  beforeAll(async () => {
    const server = await openServer(engine);
    journey = startJourney(server);
    return server.stop;
  });

  test.each(Object.entries(calls))("%s", async (_, call) => {
    await call(journey);
  });
});

test("no page makes a call that the journey lacks", async () => {
  const made = new Set<string>();
  for await (const path of glob("app/**/*.{ts,tsx}")) {
    const source = await readFile(path, "utf8");
    for (const [, name] of source.matchAll(/authClient\(\)\s*\.((?:mfa\.)?\w+)\(/g)) made.add(`auth.${name}`);
    for (const [, kind, name] of source.matchAll(/\.(rpc|from)\("(\w+)"/g)) made.add(`${kind} ${name}`);
    for (const [, name] of source.matchAll(/\.invoke(?:<[^(]*>)?\("([\w-]+)"/g))
      made.add(`functions.invoke ${name}`);
  }
  // Our server calls these.
  for (const name of ["rpc submit_inquiry", "rpc create_invitation", "rpc open_visitor_page"])
    made.delete(name);
  expect([...made].filter((name) => !Object.hasOwn(calls, name))).toEqual([]);
  expect(made.size).toBeGreaterThan(20);
});
