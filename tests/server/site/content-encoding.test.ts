import { hasArticles } from "../../../app/has-articles.ts";
import { describe, expect, test } from "vitest";
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

  test("every text is sent in the smallest encoding", async () => {
    const html = await (await fetch(`${site.url}/en`)).text();
    const script = html.match(/\/assets\/[\w-]+\.(js|css)/)?.[0] ?? "";
    for (const path of [
      "/en",
      ...(hasArticles ? ["/en/articles/feed.xml"] : []),
      "/sitemap.xml",
      "/mark.svg",
      script,
    ]) {
      const { encoding, bytes, vary } = await ask(path, "gzip, deflate, br, zstd");
      expect([path, encoding, vary]).toEqual([path, "br", "Accept-Encoding"]);
      for (const other of ["gzip", "identity"])
        expect(bytes, `${path} ${other}`).toBeLessThan((await ask(path, other)).bytes);
    }
  });

  test.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["GZIP", "gzip"],
    ["gzip;q=1.0, br;q=0, *;q=0", "gzip"],
    ["br;q=0.5, gzip; q=0.0", "br"],
    ["gzip;q=0", "identity"],
    ["deflate, zstd", "identity"],
    ["brotli", "identity"],
    [`${"x, ".repeat(5_000)}br`, "br"],
  ])("%s is answered with %s", async (accepted, encoding) => {
    expect((await ask("/mark.svg", accepted)).encoding).toBe(encoding);
  });

  test("files in a compressed format are sent as they are", async () => {
    expect((await ask("/favicon.ico", "gzip, deflate, br, zstd")).encoding).toBe("identity");
  });
});
