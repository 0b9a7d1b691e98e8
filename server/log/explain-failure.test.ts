import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { once } from "node:events";
import { expect, test } from "vitest";
import { explainFailure } from "./explain-failure.ts";

function errorOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test.each([
  [() => readFileSync("/nowhere/nawat"), "/nowhere/nawat does not exist."],
  [() => readFileSync("/"), "It is a folder, not a file."],
  [() => readdirSync("/dev/null/x"), "/dev/null/x cannot exist: part of its path is a file, not a folder."],
  [() => mkdirSync("/sys/x"), "This user may not read or write /sys/x."],
  [() => writeFileSync("/dev/full", "x"), "The disk is full."],
  [
    () => Object.assign(new Error(), { code: "EACCES", syscall: "listen", port: 80 }),
    /^This user may not open port 80: .* Set PORT to a higher/,
  ],
  [() => JSON.parse("{"), /^Expected property name/],
  [() => new AggregateError([new Error("first"), new Error("second")]), "first"],
  [() => "text", "text"],
])("%s is explained as “%s”", (work, sentence) => {
  expect(explainFailure(errorOf(work))).toEqual(
    typeof sentence === "string" ? sentence : expect.stringMatching(sentence),
  );
});

test("a server that does not listen is named", async () => {
  const error = await once(createConnection({ host: "localhost", port: 1 }), "connect").catch(
    (reason: unknown) => reason,
  );
  expect(explainFailure(error)).toMatch(/^connect ECONNREFUSED (127\.0\.0\.1|::1):1$/);
});
