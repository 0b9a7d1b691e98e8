import { expect, test } from "vitest";
import { toLoggedPath } from "./logged-path.ts";

test.each([
  ["/en/services?utm=rana", "/en/services"],
  ["/ar/%D8%AE%D8%AF%D9%85%D8%A7%D8%AA", "/ar/خدمات"],
  [
    "/en/a-long-name-of-an-article-that-is-gone-since-2024",
    "/en/a-long-name-of-an-article-that-is-gone-since-2024",
  ],
  ["/assets/root-DhX3_9aq.css", "/assets/root-DhX3_9aq.css"],
  ["/en/%", "/en/%"],
  ["/wp-login.php", "/wp-login.php"],
  ["*", "…"],
  ["rana@example.com", "…"],
  ["/rana@example.com/x", "/…/x"],
  ["/rana%40example.com", "/…"],
  ["/rana%2540example.com", "/…"],
  ["/%/rana%40example.com", "/%/…"],
  ["/call/+961 3 123 456", "/call/…"],
  ["/call/%2B961%203%20123%20456", "/call/…"],
  ["/call/٠٣١٢٣٤٥٦", "/call/…"],
  ["/verify/eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0", "/verify/…"],
  ["/reset/5f4dcc3b5aa765d61d8327deb882cf99", "/reset/…"],
  ["/auth/v1/verify%3Ftoken=abc", "/auth/v1/…"],
])("of %s the log shows %s", (target, expected) => {
  expect(toLoggedPath(target)).toBe(expected);
});

test("a path of any length takes no time", () => {
  const startedAt = performance.now();
  for (const letter of ["1 ", "a", "-", "%", "1", "A1"]) toLoggedPath(`/${letter.repeat(16_000)}`);
  expect(performance.now() - startedAt).toBeLessThan(100);
});
