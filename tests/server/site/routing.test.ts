import { articles } from "../../../app/articles/articles.server.ts";
import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { serveSite } from "./serve-site.ts";

describe("routing", async () => {
  const site = await serveSite();

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(site.url + path, { redirect: "manual", headers });

  test.each<[path: string, status: number, location: string]>([
    ["/", 302, "/en"],
    ["/?utm=x", 302, "/en?utm=x"],
    ["/xx", 308, "/en"],
    ["/fr/services", 308, "/en/services"],
    ["/anything/contact?a=b", 308, "/en/contact?a=b"],
    ["/AR/services", 308, "/ar/services"],
    ["/en/", 308, "/en"],
    ["/ar/contact/sent/", 308, "/ar/contact/sent"],
    ["/services", 308, "/en/services"],
    ["/contact/sent", 308, "/en/contact/sent"],
    ["/AR/Contact/?a=B", 308, "/ar/contact?a=B"],
    ["/En/Contact/Sent", 308, "/en/contact/sent"],
    ...articles
      .slice(0, 1)
      .map(({ slug }): [string, number, string] => [
        `/En/Articles/${slug.toUpperCase()}`,
        308,
        `/en/articles/${slug}`,
      ]),
    ["/Auth", 308, "/auth"],
  ])("%s redirects with %i to %s", async (path, status, location) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([status, location]);
  });

  test("an address without a language redirects to the visitor's language", async () => {
    const location = async (headers: Record<string, string>) =>
      (await get("/contact", headers)).headers.get("location");
    expect(await location({ "accept-language": "ar-LB,ar;q=0.9,en;q=0.5" })).toBe("/ar/contact");
    expect(await location({ "accept-language": "en,ar;q=0.5" })).toBe("/en/contact");
    expect(await location({ referer: `${site.url}/ar/about`, "accept-language": "en" })).toBe("/ar/contact");
    expect(await location({ referer: `${site.url}/en/about`, "accept-language": "ar" })).toBe("/en/contact");
    expect(await location({ referer: "https://elsewhere.example/ar/about", "accept-language": "en" })).toBe(
      "/en/contact",
    );
    expect((await get("/contact")).headers.get("vary")).toBe("Accept-Language, Referer");
  });

  test.each([
    ...["/en/nothing", "/nothing-here", "/wp-login.php", "/en/services/x", "/404"],
    ...["/..%2f..%2fetc/passwd", "/%ff", "//evil.example/services"],
  ])("%s answers 404", async (path) => {
    const answer = await rawGet(site.url, path);
    expect(answer.status).toBe(404);
    expect(answer.body).toContain("Oops! Page not found");
    expect(answer.body).toContain("عذرًا، لم نجد هذه الصفحة");
  });

  test("an asset of an older version is missing, and nobody remembers that", async () => {
    const answer = await get("/assets/root-gone1234.js");
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toMatch(/^no-cache/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("a page is sent again only when it changed", async () => {
    const first = await get("/en");
    const etag = first.headers.get("etag") ?? "";
    const again = await get("/en", { "if-none-match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await get("/en", { "if-none-match": '"other"' })).status).toBe(200);
  });

  test("HEAD sends the headers of GET, and other methods are refused", async () => {
    const [get200, head] = await Promise.all([
      get("/en", { "accept-encoding": "identity" }),
      fetch(`${site.url}/en`, { method: "HEAD", headers: { "accept-encoding": "identity" } }),
    ]);
    expect(head.headers.get("content-length")).toBe(String((await get200.arrayBuffer()).byteLength));
    expect(await head.text()).toBe("");
    const post = await fetch(`${site.url}/en`, { method: "POST", body: "x" });
    expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  test("a range request gets a part of a large file", async () => {
    const path = "/share/home.en.jpg";
    const textOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer()).toString("latin1");
    const whole = await textOf(await get(path));
    const part = await get(path, { range: "bytes=0-9" });
    expect([part.status, part.headers.get("content-range"), await textOf(part)]).toEqual([
      206,
      `bytes 0-9/${whole.length}`,
      whole.slice(0, 10),
    ]);
    expect((await get(path, { range: "bytes=999999-" })).status).toBe(416);
    const suffix = await get(path, { range: "bytes=-999999" });
    expect([suffix.status, await textOf(suffix)]).toEqual([206, whole]);
    for (const range of ["bytes=0-1,3-4", `bytes=${"0-1,".repeat(2_000)}2-3`])
      expect(await textOf(await get(path, { range }))).toBe(whole);
    const head = await fetch(site.url + path, { method: "HEAD", headers: { range: "bytes=0-9" } });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(whole.length)]);
    expect(head.headers.get("cross-origin-resource-policy")).toBe("same-origin");
  });
});

/** Requests the path exactly as written; fetch would normalize it. */
function rawGet(origin: string, path: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = request({ hostname, port, path }, (answer) => {
      let body = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => (body += chunk));
      answer.on("end", () => resolve({ status: answer.statusCode, body }));
    });
    sent.on("error", reject).end();
  });
}
