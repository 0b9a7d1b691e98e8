import { text } from "node:stream/consumers";
import { callbackify } from "node:util";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface TestSmtpServer {
  url: string;
  close(): Promise<void>;
}

/** A real mail server; what `accept` throws is its refusal. Messages come as they were sent, lines ending in `\n`. */
export async function startSmtpServer(
  accept: (message: string, recipients: string[]) => Promise<void>,
  { port = 0, ...options }: SMTPServerOptions & { port?: number } = {},
): Promise<TestSmtpServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    // A client keeps its connection for the next mail.
    closeTimeout: 100,
    ...options,
    onData: (stream, { envelope }, done) =>
      callbackify(async () => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        await accept((await text(stream)).replaceAll("\r\n", "\n"), recipients);
      })(done),
  });
  // A client that trusts no certificate of ours leaves in the middle.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const bound = server.server.address();
  const boundPort = typeof bound === "object" && bound ? bound.port : 0;
  return {
    url: options.secure ? `smtps://localhost:${boundPort}` : `smtp://127.0.0.1:${boundPort}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
