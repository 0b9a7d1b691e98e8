import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { TLSSocket } from "node:tls";
import { describe, expect, test } from "vitest";
import { openPostgres } from "./postgres.ts";

const certificates = join(import.meta.dirname, "../../tests/certificates");

describe("a Postgres that does not let us in is named, and what to do", () => {
  const fatal = (code: string, message: string) => (socket: Socket) => {
    const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
    socket.end(Buffer.concat([Buffer.from([0x45, 0, 0, 0, fields.length + 4]), fields]));
  };

  test.each<[string, (socket: Socket) => void]>([
    ["rejects the user name or password", fatal("28P01", 'password authentication failed for user "nawat"')],
    ["is a pooler that refuses", fatal("08P01", "unsupported startup parameter: lock_timeout")],
    ["has no database of the name in DATABASE_URL", fatal("3D000", 'database "nawat" does not exist')],
    [
      "accepts only encrypted connections",
      fatal(
        "28000",
        'no pg_hba.conf entry for host "192.0.2.1", user "nawat", database "nawat", no encryption',
      ),
    ],
    ["does not answer (Connection terminated unexpectedly)", (socket) => socket.destroy()],
  ])("%s", async (sentence, answer) => {
    const found = await tryToConnect({ answer });
    expect(found).toMatch(/^The database is not available: 127\.0\.0\.1:\d+ /);
    expect(found).toContain(sentence);
  });

  test.each([
    ["sslmode=verify-full", "localhost", "has a certificate that no known authority has signed"],
    ["sslrootcert=CA/localhost.crt", "other-name", "has a certificate that no known authority has signed"],
    ["sslrootcert=CA/other-name.crt", "other-name", "has a certificate for another name"],
    ["sslrootcert=CA/expired.crt", "expired", "has a certificate that has expired"],
    [
      "sslrootcert=CA/localhost.crt",
      undefined,
      "offers no encryption, which sslmode in DATABASE_URL requires",
    ],
    ["sslrootcert=/nowhere/ca.crt", undefined, "/nowhere/ca.crt"],
  ])("with %s and the certificate of %s: %s", async (parameters, certificate, sentence) => {
    const found = await tryToConnect({ parameters: parameters.replace("CA", certificates), certificate });
    expect(found).toContain(sentence);
  });

  test("also one that is not there", async () => {
    const explain = (url: string) =>
      openPostgres(url)
        .transaction(async () => {})
        .catch(String);
    expect(await explain("postgres://nawat:sesame@127.0.0.1:1/nawat")).toMatch(
      /^Error: The database is not available: 127\.0\.0\.1:1 does not answer \(ECONNREFUSED\): check DATABASE_URL/,
    );
    expect(await explain("postgres://nawat:sesame@db.invalid/nawat")).toContain("db.invalid was not found");
  });
});

interface Answer {
  answer?: (socket: Socket) => void;
  parameters?: string;
  /** The name of the server's, undefined without TLS. */
  certificate?: string | undefined;
}

/** The message about a server that gives this answer. */
async function tryToConnect({ answer = () => {}, parameters = "", certificate }: Answer): Promise<string> {
  const tls = certificate && {
    key: await readFile(join(certificates, "localhost.key")),
    cert: await readFile(join(certificates, `${certificate}.crt`)),
  };
  const server = createServer((socket) => {
    socket
      .on("error", () => {})
      .once("data", (request) => {
        const asksForTls = request.length === 8;
        if (!asksForTls) return answer(socket);
        socket.write(tls ? "S" : "N");
        if (tls) new TLSSocket(socket, { isServer: true, ...tls }).on("error", () => {});
      });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = address instanceof Object ? address.port : 0;
  // The certificates are for localhost.
  const host = tls ? "localhost" : "127.0.0.1";
  const database = openPostgres(`postgres://nawat:sesame@${host}:${port}/nawat?${parameters}`);
  const message = await database.transaction(async () => "let in").catch((error: Error) => error.message);
  await database.close();
  server.close();
  expect(message).not.toContain("sesame");
  return message;
}
