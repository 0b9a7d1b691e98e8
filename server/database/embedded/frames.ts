import { deserialize, serialize } from "node:v8";

/** Bytes of one message: a batch of rows of a backup is a tenth of that. */
const maxFrameBytes = 64 * 1024 * 1024;

const lengthBytes = 4;

/** One message: its length, then the value as threads exchange it. */
export function toFrame(value: unknown): Buffer {
  const body = serialize(value);
  if (body.length > maxFrameBytes) throw new Error("The message is too long");
  const frame = Buffer.alloc(lengthBytes + body.length);
  frame.writeUInt32BE(body.length);
  body.copy(frame, lengthBytes);
  return frame;
}

/** The messages that arrive. Throws for one that is too long, and ends with the stream. */
export async function* readFrames(stream: AsyncIterable<Buffer>): AsyncGenerator<unknown, undefined> {
  let chunks: Buffer[] = [];
  let available = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    available += chunk.length;
    let expected = expectedBytes(chunks, available);
    if (available < expected) continue;
    let buffer = Buffer.concat(chunks);
    while (buffer.length >= (expected = expectedBytes([buffer], buffer.length))) {
      yield deserialize(buffer.subarray(lengthBytes, expected));
      buffer = buffer.subarray(expected);
    }
    chunks = [buffer];
    available = buffer.length;
  }
  return undefined;
}

/** Bytes of the first message with its length; infinite while its length has not arrived. */
function expectedBytes(chunks: Buffer[], available: number): number {
  if (available < lengthBytes) return Infinity;
  const [first = Buffer.alloc(0)] = chunks;
  const length = (first.length < lengthBytes ? Buffer.concat(chunks) : first).readUInt32BE();
  if (length > maxFrameBytes) throw new Error("The message is too long");
  return lengthBytes + length;
}
