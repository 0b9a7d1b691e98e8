import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import hoodiecrow, { type FetchItem } from "hoodiecrow-imap";
import fetchHandlers from "hoodiecrow-imap/lib/commands/handlers/fetch.js";

export interface TestImapServer {
  /** With user, password and folder. */
  url: string;
  /** Puts a mail into the mailbox, as one that came now or `at` another moment, and tells who listens. Returns its number. */
  deliver(mail: string, at?: Date): number;
  flagsOf(uid: number): string[];
  /** As a person's program marks it. */
  markUnread(uid: number): void;
  remove(uid: number): void;
  /** From now on this OAuth token signs in, and no other. */
  acceptToken(token: string): void;
  /** Ends all connections; new ones are taken. */
  disconnect(): void;
  /** Gives every mail a new number, as after a repair. Returns the validity of the new ones. */
  renumber(): number;
  close(): Promise<void>;
}

/**
 * A real IMAP server whose mailbox is in memory: a folder beside the inbox. `port` is one that was taken before. With `withOAuth` it
 * takes tokens alone, as Microsoft 365 does.
 */
export async function startImapServer(port = 0, withOAuth = false): Promise<TestImapServer> {
  const xoauth2 = { accessToken: "" };
  const server = hoodiecrow({
    plugins: [
      ...["IDLE", "LITERALPLUS", "UNSELECT"],
      ...(withOAuth ? ["SASL-IR", "XOAUTH2", "LOGINDISABLED"] : []),
    ],
    storage: { INBOX: {}, "": { separator: "/", folders: { Inquiries: {} } } },
    users: { "desk@nawat.example": { password: "a door / of brass", xoauth2 } },
  });
  server.fetchHandlers["BODY"] = server.fetchHandlers["BODY.PEEK"] = fetchPart();
  const sockets = new Set<Socket>();
  server.server.on("connection", (socket) => {
    // As other servers answer: its own writes an answer in pieces, each of which would wait for the other side.
    sockets.add(socket.setNoDelay().on("error", () => {}));
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(port, "127.0.0.1", () => {});
  await once(server.server, "listening");
  // A server that listens on a port has an address of this kind.
  const address = server.server.address() as AddressInfo;
  const folder = server.getMailbox("Inquiries");
  const disconnect = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `imap://desk%40nawat.example:a%20door%20%2F%20of%20brass@127.0.0.1:${address.port}/Inquiries`,
    deliver: (mail, at = new Date()) => {
      const raw = Buffer.from(mail.replace(/\r?\n/g, "\r\n")).toString("latin1");
      return server.appendMessage("Inquiries", [], at, raw).message.uid;
    },
    flagsOf: (uid) => folder.messages.find((message) => message.uid === uid)?.flags ?? [],
    markUnread: (uid) => {
      const found = folder.messages.find((message) => message.uid === uid);
      if (found) found.flags = [];
    },
    remove: (uid) => {
      folder.messages = folder.messages.filter((message) => message.uid !== uid);
    },
    acceptToken: (token) => {
      xoauth2.accessToken = token;
    },
    disconnect,
    renumber: () => ++folder.uidvalidity,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        disconnect();
      }),
  };
}

/** The server's own forgets after the first message of several how much of each was asked for. */
function fetchPart(): typeof fetchHandlers.BODY {
  const asked = new WeakMap<FetchItem, number[]>();
  return (connection, message, item) => {
    const partial = asked.get(item) ?? item.partial;
    if (!partial) return fetchHandlers.BODY(connection, message, item);
    asked.set(item, partial);
    item.partial = [...partial];
    const value = fetchHandlers.BODY(connection, message, item);
    item.partial = partial.slice(0, 1);
    return value;
  };
}
