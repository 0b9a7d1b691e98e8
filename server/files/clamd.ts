import { connect, type Socket } from "node:net";
import { addAbortSignal, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** It may wait for a minute while it loads new signatures. */
const silenceMs = 120_000;

/** A file that takes longer is tried again, after others. */
const scanMs = 600_000;

/** An answer is one line. */
const maxAnswerLength = 1_000;

/**
 * Has ClamAV's daemon look at a file, by its command INSTREAM: each piece after its length, and a length of 0 at the end. Rejects
 * when it does not answer, or did not look at all of the file. See the manual of clamd, "Commands".
 */
export async function scanFile(
  url: string,
  pieces: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<"clean" | "infected"> {
  const { text, heardAll } = await ask(url, framePieces(pieces), signal);
  if (text === "stream: OK" && heardAll) return "clean";
  if (/^stream: (?!Heuristics\.Limits\.Exceeded).* FOUND$/.test(text)) return "infected";
  throw new Error(text || "It closed the connection without an answer");
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

/** Returns the answer before the connection is closed, and whether everything was sent before it came. */
async function ask(url: string, said: AsyncIterable<Uint8Array>, signal?: AbortSignal) {
  const socket = open(url);
  socket.setTimeout(silenceMs, () => socket.destroy(new Error("It does not answer")));
  addAbortSignal(AbortSignal.any([AbortSignal.timeout(scanMs), ...(signal ? [signal] : [])]), socket);
  // The scanner answers early about a file that is too large, and takes no more of it. A failed connection ends the answer, too.
  const [text, heardAll] = await Promise.all([
    readAnswer(socket),
    pipeline(Readable.from(said), socket, { end: false }).then(
      () => true,
      () => false,
    ),
  ]);
  return { text, heardAll };
}

async function readAnswer(socket: Socket): Promise<string> {
  let answer = "";
  for await (const bytes of socket as AsyncIterable<Buffer>) {
    answer += bytes.toString("latin1");
    if (answer.length > maxAnswerLength) throw new Error("Its answer has no end");
  }
  return answer.replace(/\0$/, "");
}

function open(url: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(url);
  return protocol === "unix:"
    ? connect(decodeURIComponent(pathname))
    : connect(Number(port), hostname.replace(/^\[|\]$/g, ""));
}
