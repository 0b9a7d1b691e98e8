import { describe, expect, test, vi } from "vitest";
import { sendRawRequest } from "../../support/sockets.ts";
import { serveSite } from "./serve-site.ts";

describe("content encoding", async () => {
  const site = await serveSite();

  async function ask(path: string, accepted: string) {
    // fetch would decode what came.
    const head = await sendRawRequest(
      site.url,
      ...[`HEAD ${path} HTTP/1.1`, "Host: localhost", "Connection: close", `Accept-Encoding: ${accepted}`],
    );
    const header = (name: string) => head.match(new RegExp(`^${name}: (.*)$`, "im"))?.[1]?.trim();
    return {
      encoding: header("content-encoding") ?? "identity",
      vary: header("vary"),
      bytes: Number(header("content-length")),
    };
  }

  // How their words are weighed: server/pages/negotiate-encoding.test.ts.
  test.each([
    ["Chrome and Firefox", "gzip, deflate, br, zstd"],
    ["Safari before 26", "gzip, deflate, br"],
  ])("%s get the smallest encoding they accept", async (_, accepted) => {
    const html = await (await fetch(`${site.url}/en`)).text();
    const script = html.match(/\/assets\/[\w-]+\.(js|css)/)?.[0] ?? "";
    for (const path of ["/en", "/en/articles/feed.xml", "/mark.svg", script])
      // A page is compressed once more in the background, better, after it was first asked for.
      await vi.waitFor(async () => {
        const { encoding, bytes, vary } = await ask(path, accepted);
        expect([path, encoding, vary]).not.toEqual([path, "gzip", "Accept-Encoding"]);
        expect(vary).toBe("Accept-Encoding");
        for (const other of accepted.replace("deflate", "identity").split(", "))
          expect(bytes, `${path} ${other}`).toBeLessThanOrEqual((await ask(path, other)).bytes);
      }, 10_000);
  });

  test("files in a compressed format are sent as they are", async () => {
    expect((await ask("/favicon.ico", "gzip, deflate, br, zstd")).encoding).toBe("identity");
  });
});
