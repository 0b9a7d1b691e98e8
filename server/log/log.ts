import { setTimeout as wait } from "node:timers/promises";
import { inspect, stripVTControlCharacters } from "node:util";
import sonicBoom from "sonic-boom";
import { currentRequest } from "../current-request.ts";

type Details = Record<string, string | number | boolean | undefined>;

let write = (line: string): void => console.log(line);
let flush = async (): Promise<void> => {};

/**
 * Writes one line to standard output, with the id of the request at hand: in a terminal for reading, else as JSON. Give it no
 * personal data. No value can forge a line, hide text or fill the disk.
 */
export function log(event: string, details: Details = {}): void {
  const fields = truncateValues({ ...details, request: currentRequest()?.id });
  const line = process.stdout.isTTY
    ? renderForTerminal(event, fields)
    : JSON.stringify({ at: new Date().toISOString(), event, ...fields });
  write(
    line.replace(unprintable, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`),
  );
}

/** Sends the lines elsewhere than to the console. */
export function writeLogTo(output: (line: string) => void): void {
  write = output;
}

/** Characters of a value; a stack, and what to do about a problem, take more. */
const maxValueLength = 200;
const maxLengths: Partial<Record<string, number>> = { stack: 2_000, problem: 2_000 };

function truncateValues(details: Details): Details {
  const given = Object.entries(details).filter(([, value]) => value !== undefined);
  const entries = given.map(([name, value]) => {
    const maxLength = maxLengths[name] ?? maxValueLength;
    return typeof value === "string" && value.length > maxLength
      ? [name, `${value.slice(0, maxLength)}… (${value.length} characters)`]
      : [name, value];
  });
  return Object.fromEntries(entries);
}

/** `14:05:09 mail.written link=http://localhost:3000/auth` */
function renderForTerminal(event: string, { stack = "", ...fields }: Details): string {
  const time = new Date().toTimeString().slice(0, 8);
  const words = Object.entries(fields).map(([name, value]) => `${name}=${renderValue(value)}`);
  return `${[time, event, ...words].join(" ")}\n${stripVTControlCharacters(String(stack))}`.trimEnd();
}

/** A word as it is, so that a link can be opened; what has spaces or controls quoted and escaped. */
function renderValue(value: Details[string]): string {
  return /^[!-~]+$/.test(`${value}`) ? `${value}` : inspect(value, { breakLength: Infinity });
}

/** What JSON leaves as it is: C1 controls, line separators, and the marks that reorder text. */
const unprintable = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Bytes that may wait for the reader of the log. What comes on top is lost: a log that stands still must not stop the site. */
const maxWaitingBytes = 4 * 1024 * 1024;

/** For the reader of the log, before the process exits. */
const maxFlushMs = 1_000;

/** Waits until the lines are written. An exit would lose a write that is under way. */
export function flushLog(): Promise<void> {
  return flush();
}

/** Writes log lines to standard output without waiting for its reader, as `console.log` does when that is a pipe. */
export function writeLogInBackground(): void {
  const output = new sonicBoom.SonicBoom({ fd: 1, sync: false, maxLength: maxWaitingBytes });
  // Nobody reads any more: there is nobody to tell.
  output.on("error", () => {});
  writeLogTo((line) => output.write(`${line}\n`));
  process.on("exit", () => output.flushSync());
  flush = async () => {
    const flushed = new Promise<void>((resolve) => output.flush(() => resolve()));
    await Promise.race([flushed, wait(maxFlushMs)]);
  };
}
