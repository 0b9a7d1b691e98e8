import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type OpenServer, openServer } from "../../support/server.ts";
import { rawPostRequest } from "../site/connection-requests.ts";
import { openSocket, readAll, readFirstChunk } from "../../support/sockets.ts";

const key = { apikey: "sb_publishable_embedded" };
const made = /^[\da-f]{8}-[\da-f-]{27}$/;

describe.each([0, 1])("the id of a request, behind %i trusted proxies", (trustedProxyHops) => {
  let server: OpenServer;

  beforeAll(async () => {
    server = await openServer({ trustedProxyHops, abuseLimits: true, drainSeconds: 0 });
    return server.stop;
  });

  afterEach(() => vi.restoreAllMocks());

  const ask = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`${server.url}${path}`, { headers: { ...key, ...headers } })).headers.get("x-request-id");

  test.each([
    "/auth/v1/settings",
    "/rest/v1/nowhere",
    "/functions/v1/nowhere",
    "/health/ready",
    "/en/nowhere",
  ])("is the proxy's or a new one in the answer to %s", async (path) => {
    const given = "proxy_1.2-abcdefgh";
    if (trustedProxyHops > 0) expect(await ask(path, { "x-request-id": given })).toBe(given);
    else expect(await ask(path, { "x-request-id": given })).toMatch(made);
    const broken = [
      "short",
      "x".repeat(65),
      "has space in it",
      'a"b"cdefgh',
      "{level:admin}",
      "ümlautümlaut",
    ];
    for (const wrong of broken) expect(await ask(path, { "x-request-id": wrong })).toMatch(made);
    expect(await ask(path)).not.toBe(await ask(path));
  });

  test("may be read by a page of another origin, in a refusal too", async () => {
    const answer = await fetch(`${server.url}/rest/v1/nowhere`, {
      headers: { ...key, origin: "https://a.example" },
    });
    expect(answer.headers.get("access-control-expose-headers")).toContain("X-Request-Id");
    const socket = await openSocket(server.url);
    socket.write("GET /rest/v1/ HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n");
    expect(await readAll(socket)).toMatch(/^HTTP\/1.1 400[^]*\r\nX-Request-Id: [\da-f-]{36}\r\n/);
  });

  test.each([
    "/auth/v1/token?grant_type=password",
    "/rest/v1/rpc/nothing",
    "/functions/v1/submit-inquiry",
    `/en/inquiry/N-7F3K2/${"a".repeat(43)}`,
  ])("is in the one line of a request to %s that the client gave up", async (path) => {
    const written = vi.spyOn(console, "log").mockImplementation(() => {});
    const socket = await openSocket(server.url);
    socket.write(rawPostRequest(path, 9, "half", "Expect: 100-continue"));
    // Before it is read there is nothing to give up.
    expect(await readFirstChunk(socket)).toContain("100 Continue");
    socket.destroy();
    const findLines = () => written.mock.calls.map(([line]) => JSON.parse(String(line)));
    const findLine = () => findLines().find(({ aborted }) => aborted);
    await expect.poll(findLine).toMatchObject({ event: "request", method: "POST", aborted: true });
    expect(findLine()).not.toHaveProperty("status");
    const later = await ask("/rest/v1/nowhere");
    await expect.poll(() => findLines().some(({ request }) => request === later)).toBe(true);
    expect(findLines().filter(({ request }) => request === findLine().request)).toHaveLength(1);
  });
});

describe("an error inside", async () => {
  const server = await openServer({ signUp: "invited" });
  afterAll(server.stop);
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ["/auth/v1/settings", "error_id"],
    ["/rest/v1/inquiries?select=id", "details"],
  ])("is answered by %s with the id that its line in the log has", async (path, field) => {
    const written = vi.spyOn(console, "log").mockImplementation(() => {});
    vi.spyOn(server.database, "transaction").mockRejectedValue(new Error(`No such "rana@example.com"`));
    const answer = await fetch(`${server.url}${path}`, { headers: key });
    expect(answer.status).toBe(500);
    const id = answer.headers.get("x-request-id");
    const body = await answer.json();
    expect(String(body[field])).toContain(id);
    // Mail that is looked for meanwhile finds no database either, and says so.
    const findLines = () =>
      written.mock.calls.map(([line]) => JSON.parse(String(line))).filter(({ request }) => request === id);
    await expect.poll(findLines).toHaveLength(2);
    expect(findLines()).toMatchObject([
      {
        event: expect.stringMatching(/failed$/),
        error: "No such …",
        stack: expect.stringMatching(/^ {4}at /),
        request: id,
      },
      { event: "request", status: 500, request: id },
    ]);
    expect(JSON.stringify([body, ...findLines()])).not.toContain("rana");
  });
});
