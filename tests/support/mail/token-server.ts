import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { OAuthSettings } from "../../../server/mail/oauth-settings.ts";

type Answer = Record<string, unknown> | ((response: ServerResponse) => void);

/** A token server over HTTP that says what it is told to: numbered tokens at first. */
export async function startTokenServer() {
  const requests: Record<string, string>[] = [];
  let answer: (number: number) => Answer = (number) => ({
    access_token: `token-${number}`,
    expires_in: 3600,
  });
  const server = createServer(async (request, response) => {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    requests.push(fields);
    const said = answer(requests.length);
    if (typeof said === "function") return said(response);
    sayJson(response, said);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const settings: OAuthSettings = {
    tokenUrl: `http://127.0.0.1:${port}/token`,
    clientId: "desk",
    clientSecret: "a very open sesame",
    scope: "https://mail.example/.default",
    refreshToken: undefined,
  };
  return {
    settings,
    /** The fields of each request. */
    requests,
    say(next: (number: number) => Answer) {
      answer = next;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function sayJson(response: ServerResponse, said: Record<string, unknown>) {
  response.writeHead("error" in said ? 400 : 200, { "Content-Type": "application/json" });
  response.end(JSON.stringify(said));
}
