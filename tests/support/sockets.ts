import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A raw TCP connection. */
export async function openSocket(origin: string, options: { localAddress?: string } = {}): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), ...options });
  // A server that refuses resets the connection; what matters is that it ends.
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

/** Everything the server sends until it closes the connection, or resets it. */
export async function readAll(socket: Socket): Promise<string> {
  let text = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => (text += chunk));
  if (!socket.destroyed) await new Promise((resolve) => socket.once("close", resolve));
  return text;
}

/** Sends `lines` unchanged, then an empty line, and reads the response until the connection is closed. */
export async function sendRawRequest(origin: string, ...lines: string[]): Promise<string> {
  const socket = await openSocket(origin);
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  return readAll(socket);
}

/** The first bytes the server sends. */
export async function readFirstChunk(socket: Socket): Promise<string> {
  const [chunk] = await once(socket, "data");
  return String(chunk);
}
