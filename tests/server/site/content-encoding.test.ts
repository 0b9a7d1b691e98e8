import { describe, expect, test, vi } from "vitest";
import { serveSite } from "./serve-site.ts";
import { sendRawRequest } from "../../support/sockets.ts";

// What they send over https, and over http on this machine.
const browsers = {
  "Chrome 140": "gzip, deflate, br, zstd",
  "Firefox 143": "gzip, deflate, br, zstd",
  "Safari 18": "gzip, deflate, br",
  "Safari 26": "gzip, deflate, br, zstd",
};

describe("content encoding", async () => {
  const site = await serveSite();

  async function ask(path: string, accepted: string) {
    // fetch would decode what came.
    const answer = await sendRawRequest(
      site.url,
      `GET ${path} HTTP/1.1`,
      "Host: localhost",
      "Connection: close",
      ...(accepted === "none" ? [] : [`Accept-Encoding: ${accepted}`]),
    );
    const [head = ""] = answer.split("\r\n\r\n", 1);
    const header = (name: string) => head.match(new RegExp(`^${name}: (.*)$`, "im"))?.[1]?.trim();
    return {
      encoding: header("content-encoding") ?? "identity",
      vary: header("vary"),
      bytes: Number(header("content-length")),
    };
  }

  async function sizesOf(path: string): Promise<Map<string, number>> {
    const sizes = new Map<string, number>();
    for (const encoding of ["br", "zstd", "gzip", "identity"])
      sizes.set(encoding, (await ask(path, encoding)).bytes);
    return sizes;
  }

  test.each(Object.entries(browsers))("%s gets the smallest encoding it accepts", async (_, accepted) => {
    const html = await (await fetch(`${site.url}/en`)).text();
    const script = html.match(/\/assets\/[\w-]+\.(js|css)/)?.[0] ?? "";
    for (const path of ["/en", "/ar/articles", "/en/articles/feed.xml", "/mark.svg", script]) {
      // A page is compressed once more in the background, better, after it was first asked for.
      await vi.waitFor(async () => {
        const sizes = [...(await sizesOf(path))].filter(
          ([name]) => name === "identity" || accepted.split(", ").includes(name),
        );
        const { encoding, bytes, vary } = await ask(path, accepted);
        expect([path, bytes]).toEqual([path, Math.min(...sizes.map(([, size]) => size))]);
        expect([path, encoding]).not.toEqual([path, "gzip"]);
        expect(vary).toBe("Accept-Encoding");
      }, 20_000);
    }
  });

  test.each([
    ["none", "identity"],
    ["", "identity"],
    ["gzip", "gzip"],
    ["GZIP", "gzip"],
    ["br;q=0.1, gzip;q=0.9", "gzip"],
    ["gzip, br;q=0, zstd;q=0", "gzip"],
    ["br;q=0, zstd", "zstd"],
    ["*;q=0.5, gzip", "gzip"],
    ["identity, gzip;q=0.5", "identity"],
    ["deflate", "identity"],
    ["*;q=0", "identity"],
    ["deflate, identity;q=0", "identity"],
    ["identity;q=0, gzip", "gzip"],
    ["gzip;q=banana", "gzip"],
    [`${"x, ".repeat(500)}br`, "identity"],
  ])("%j is answered with %s", async (accepted, encoding) => {
    expect((await ask("/en", accepted)).encoding).toBe(encoding);
  });

  test("* is answered with a compressed file, and unknown encodings are not kept in memory", async () => {
    expect((await ask("/en", "*")).encoding).not.toBe("identity");
    for (let index = 0; index < 300; index++) await ask("/mark.svg", `x-${index}, br`);
    expect((await ask("/en", "br")).encoding).toBe("br");
  });

  test("files in a compressed format are sent as they are", async () => {
    const icon = await ask("/favicon.ico", browsers["Chrome 140"]);
    expect(icon.encoding).toBe("identity");
  });
});
