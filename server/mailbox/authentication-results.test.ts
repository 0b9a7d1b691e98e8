import { expect, test } from "vitest";
import { judgeAuthentication } from "./authentication-results.ts";

const judge = (lines: string[], sender = "rana@example.com", id: string | undefined = "mx.nawat.example") =>
  judgeAuthentication(new Map([["authentication-results", lines]]), id, sender);

test.each([
  [["mx.nawat.example; dmarc=pass (p=reject dis=none) header.from=example.com"]],
  [["MX.nawat.example 1; spf=pass smtp.mailfrom=rana@example.com; dkim=none"]],
  [["mx.nawat.example; dkim=pass header.d=example.com header.s=a; spf=fail smtp.mailfrom=x@list.example"]],
  [["mx.nawat.example; dmarc=pass header.from=example.com", "evil.example; dmarc=fail"]],
])("%j passes", (lines) => {
  expect(judge(lines)).toBe("passed");
});

test.each([
  [[]],
  [["mx.nawat.example; none"]],
  [["evil.example; dmarc=pass header.from=example.com"]],
  [["mx.nawat.example.evil.example; dmarc=pass header.from=example.com"]],
  [["mx.nawat.example; dmarc=fail header.from=example.com; spf=pass smtp.mailfrom=rana@example.com"]],
  [["mx.nawat.example; dmarc=pass header.from=other.example"]],
  [["mx.nawat.example; dkim=pass header.d=evil.example"]],
  [["mx.nawat.example; spf=pass smtp.mailfrom=rana@example.com.evil.example"]],
  [["mx.nawat.example; dkim=fail (dmarc=pass header.from=example.com; ) header.d=example.com"]],
  [['mx.nawat.example; dkim=fail reason="; dmarc=pass" header.d=example.com']],
  [["mx.nawat.example; dmarc=pass header.from=example.com", "mx.nawat.example; dmarc=fail"]],
  [["mx.nawat.example; dmarc=pass header.from=example.com; dmarc=fail header.from=example.com"]],
])("%j fails", (lines) => {
  expect(judge(lines)).toBe("failed");
});

test("without the server's name nothing passes", () => {
  const line = "mx.nawat.example; dmarc=pass header.from=example.com";
  expect(judgeAuthentication(new Map([["authentication-results", [line]]]), undefined, "r@example.com")).toBe(
    "failed",
  );
});
