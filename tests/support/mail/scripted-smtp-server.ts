import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

/** What it answers to each command, by its first word; `GREETING` is the first line, `MESSAGE` follows the end of the data. */
export type Script = Partial<
  Record<"GREETING" | "EHLO" | "AUTH" | "MAIL" | "RCPT" | "DATA" | "MESSAGE", Reply>
>;

type Reply = string | ((socket: Socket, line: string) => void);

const politeScript: Required<Script> = {
  GREETING: "220 mail.example\r\n",
  EHLO: "250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n",
  AUTH: "235 welcome\r\n",
  MAIL: "250 ok\r\n",
  RCPT: "250 ok\r\n",
  DATA: "354 go ahead\r\n",
  MESSAGE: "250 accepted\r\n",
};

/** A server that says what no library of ours would: with a name that is not this machine's, and every line it was told. */
export async function startScriptedSmtpServer(script: Script) {
  const replies = { ...politeScript, ...script };
  const lines: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    const say = (reply: Reply = "250 ok\r\n", line = "") =>
      typeof reply === "function" ? reply(socket, line) : socket.writable && socket.write(reply);
    let isData = false;
    say(replies.GREETING);
    const commands = createInterface(socket);
    // It says again what the socket says.
    commands.on("error", () => {});
    commands.on("line", (line) => {
      lines.push(line);
      if (isData && line !== ".") return;
      const [command = ""] = line.toUpperCase().split(" ");
      say(isData ? replies.MESSAGE : replies[command as keyof Script], line);
      isData = !isData && command === "DATA";
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    /** Whole messages that it got. */
    countMessages: () => lines.filter((line) => line === ".").length,
    lines,
    port,
    url: `smtp://127.0.0.1:${port}`,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
