import { type AddressInfo, createServer, type Socket } from "node:net";
import { testVirus } from "../../../server/doctor/check-scanner.ts";

/**
 * Answers as ClamAV's daemon: it takes files of up to `mostBytes`, and finds the test virus in them. Of one above `lookedAtBytes` it says
 * without a look that it is clean, as the real one does by its own defaults.
 */
export async function startClamd(mostBytes = 60_000_000, lookedAtBytes = mostBytes) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).once("close", () => sockets.delete(socket));
    void answer(socket, mostBytes, lookedAtBytes).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    url: `tcp://127.0.0.1:${port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const command = "zINSTREAM\0";

/** Reads a command, and pieces after their lengths, until one of 0. */
async function answer(socket: Socket, mostBytes: number, lookedAtBytes: number): Promise<void> {
  const said = readParts(socket);
  // What is still to come is dropped: a connection of which nobody reads does not close.
  const say = (text: string) => void socket.end(`${text}\0`).resume();
  const pieces: Buffer[] = [];
  let bytes = 0;
  if ((await said(command.length)).toString("latin1") !== command) return say("UNKNOWN COMMAND");
  for (;;) {
    const length = (await said(4)).readUInt32BE(0);
    bytes += length;
    if (bytes > mostBytes) return say("INSTREAM size limit exceeded. ERROR");
    if (length === 0) break;
    pieces.push(await said(length));
  }
  const isFound = bytes <= lookedAtBytes && Buffer.concat(pieces).includes(testVirus);
  return say(isFound ? "stream: Eicar-Test FOUND" : "stream: OK");
}

/** Returns how to read the next so many bytes. */
function readParts(socket: Socket) {
  const chunks = socket.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  let rest = Buffer.alloc(0);
  return async (bytes: number): Promise<Buffer> => {
    while (rest.length < bytes) {
      const { value, done } = await chunks.next();
      if (done) throw new Error("The connection was closed");
      rest = Buffer.concat([rest, value]);
    }
    const part = rest.subarray(0, bytes);
    rest = rest.subarray(bytes);
    return part;
  };
}
