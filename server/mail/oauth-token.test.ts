import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startTokenServer } from "../../tests/support/mail/token-server.ts";
import { openTokenSource } from "./oauth-token.ts";

const minute = 60_000;

let server: Awaited<ReturnType<typeof startTokenServer>>;
let time: number;

beforeEach(async () => {
  server = await startTokenServer();
  time = 0;
});

afterEach(() => {
  vi.restoreAllMocks();
  server.close();
});

const open = () => openTokenSource(server.settings, () => time);

test("a token is fetched once for all who ask, kept, and renewed minutes before it ends", async () => {
  const tokens = open();
  expect(await Promise.all([tokens.get(), tokens.get()])).toEqual(["token-1", "token-1"]);
  time = 54 * minute;
  expect(await tokens.get()).toBe("token-1");
  time = 56 * minute;
  expect(await tokens.get()).toBe("token-2");
  const { clientId, clientSecret, scope } = server.settings;
  const client = { client_id: clientId, client_secret: clientSecret, scope };
  expect(server.requests).toEqual(Array(2).fill({ ...client, grant_type: "client_credentials" }));
});

test("what a person has consented to is asked for by its refresh token", async () => {
  await openTokenSource({ ...server.settings, refreshToken: "1//consent" }).get();
  expect(server.requests).toMatchObject([{ grant_type: "refresh_token", refresh_token: "1//consent" }]);
});

test("a refused token is renewed once, unless it was new", async () => {
  const tokens = open();
  const first = await tokens.get();
  expect(tokens.refuse(first)).toBe(false);
  time = 2 * minute;
  expect(tokens.refuse(first)).toBe(true);
  const second = await tokens.get();
  expect(second).toBe("token-2");
  // Somebody else who had the first.
  expect(tokens.refuse(first)).toBe(true);
  expect(await tokens.get()).toBe(second);
  expect(tokens.refuse(second)).toBe(false);
});

test.each([[0], [-3600], ["soon"], [null], [1e300]])(
  "by a clock that is wrong (%j) it is kept for a minute at least, and for a day at most",
  async (seconds) => {
    server.say((number) => ({ access_token: `token-${number}`, expires_in: seconds }));
    vi.spyOn(Date, "now").mockReturnValue(0);
    const tokens = open();
    await tokens.get();
    time = minute - 1;
    expect(await tokens.get()).toBe("token-1");
    time = 24 * 60 * minute;
    expect(await tokens.get()).toBe("token-2");
  },
);

test.each([
  ["invalid_client", "OAUTH_CLIENT"],
  ["unauthorized_client", "OAUTH_CLIENT"],
  ["invalid_grant", "OAUTH_GRANT"],
  ["invalid_scope", "OAUTH_SCOPE"],
  ["unsupported_grant_type", "OAUTH_REQUEST"],
  ["temporarily_unavailable", "OAUTH_AWAY"],
  [{ secret: "a very open sesame" }, "OAUTH_REQUEST"],
])("a refusal for %j is told by its code alone", async (error, code) => {
  server.say(() => ({ error, error_description: "a very open sesame" }));
  const refused = open().get();
  await expect(refused).rejects.toMatchObject({ code, message: `No token: ${code}` });
  await expect(refused).rejects.not.toHaveProperty("cause");
});

const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end("<h1>No</h1>");
const huge = (response: ServerResponse) => {
  response.writeHead(200);
  const flood = () => {
    while (response.writable && response.write("x".repeat(65_536)));
  };
  response.on("drain", flood);
  flood();
};

test.each([
  ["an error of its own", status(503), "OAUTH_AWAY"],
  ["too many requests", status(429), "OAUTH_AWAY"],
  ["nothing here", status(404), "OAUTH_REQUEST"],
  ["the way elsewhere", status(307, { Location: "/elsewhere" }), "OAUTH_REQUEST"],
  ["a page", status(200), "OAUTH_AWAY"],
  ["an answer without an end", huge, "OAUTH_AWAY"],
  ["nothing, and hangs up", (response: ServerResponse) => void response.destroy(), "OAUTH_AWAY"],
  ["a token of two lines", { access_token: "a\u0001b" }, "OAUTH_AWAY"],
  ["a token that is none", { access_token: { a: 1 } }, "OAUTH_AWAY"],
])("a server that answers %s gives none", async (_name, answer, code) => {
  server.say(() => answer);
  const tokens = open();
  await expect(tokens.get()).rejects.toMatchObject({ code });
  server.say(() => ({ access_token: "late" }));
  await expect(tokens.get()).rejects.toMatchObject({ code });
  expect(server.requests).toHaveLength(1);
  time += minute;
  expect(await tokens.get()).toBe("late");
});

test("a server that drips its answer is left after ten seconds", async () => {
  server.say(() => (response) => void response.writeHead(200).write("{"));
  const { timeout } = AbortSignal;
  const limit = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(100));
  await expect(open().get()).rejects.toMatchObject({ code: "OAUTH_AWAY" });
  expect(limit).toHaveBeenCalledWith(10_000);
});
