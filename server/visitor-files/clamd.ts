import { connect, type Socket } from "node:net";
import { addAbortSignal, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";

/** It may wait for a minute while it loads new signatures. */
const silenceMs = 120_000;

/** Whether ClamAV's daemon answers. Rejects when it does not. */
export async function pingClamd(url: string): Promise<void> {
  const answer = await ask(url, [Buffer.from("zPING\0")]);
  if (answer !== "PONG") throw new Error(`It says: ${answer}`);
}

/**
 * Has ClamAV's daemon look at a file, by its command INSTREAM: each piece after its length, and a length of 0 at the end.
 * Rejects when it does not answer, or takes no file of this size. See the manual of clamd, "Commands".
 */
export async function scanFile(
  url: string,
  pieces: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<"clean" | "infected"> {
  const answer = await ask(url, framePieces(pieces), signal);
  if (answer === "stream: OK") return "clean";
  if (/^stream: .* FOUND$/.test(answer)) return "infected";
  throw new Error(answer || "It closed the connection without an answer");
}

async function* framePieces(pieces: AsyncIterable<Uint8Array>) {
  yield Buffer.from("zINSTREAM\0");
  for await (const piece of pieces) {
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** What it answers before it closes the connection. */
async function ask(
  url: string,
  said: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<string> {
  const socket = open(url);
  if (signal) addAbortSignal(signal, socket);
  socket.setTimeout(silenceMs, () => socket.destroy(new Error("It does not answer")));
  const answering = text(socket);
  // Of a file that is too large it answers early, and takes no more. A failed connection ends the answer, too.
  const [answer] = await Promise.all([
    answering,
    pipeline(Readable.from(said), socket, { end: false }).catch(() => {}),
  ]);
  return answer.replace(/\0$/, "");
}

function open(url: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(url);
  return protocol === "unix:"
    ? connect(decodeURIComponent(pathname))
    : connect(Number(port), hostname.replace(/^\[|\]$/g, ""));
}
