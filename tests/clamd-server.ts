import { type AddressInfo, createServer } from "node:net";

/** What every scanner takes for a virus, by agreement: https://www.eicar.org. In two parts, so that none takes this file for one. */
export const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${"EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"}`;

/** Answers as ClamAV's daemon: it takes files of up to `mostBytes`, and finds the test virus in them. */
export async function startClamd(mostBytes = 60_000_000) {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    let said = Buffer.alloc(0);
    socket.on("data", (bytes: Buffer) => {
      said = Buffer.concat([said, bytes]);
      const answer = answerTo(said, mostBytes);
      if (answer) socket.end(`${answer}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    url: `tcp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Undefined while the command is not whole. */
function answerTo(said: Buffer, mostBytes: number): string | undefined {
  const end = said.indexOf(0);
  if (end < 0) return undefined;
  const command = said.toString("latin1", 0, end);
  if (command === "zPING") return "PONG";
  if (command !== "zINSTREAM") return "UNKNOWN COMMAND";
  const pieces: Buffer[] = [];
  for (let at = end + 1; at + 4 <= said.length;) {
    const length = said.readUInt32BE(at);
    if (length === 0)
      return Buffer.concat(pieces).includes(eicar) ? "stream: Eicar-Test FOUND" : "stream: OK";
    pieces.push(said.subarray(at + 4, at + 4 + length));
    at += 4 + length;
    if (at > mostBytes) return "INSTREAM size limit exceeded. ERROR";
  }
  return undefined;
}
