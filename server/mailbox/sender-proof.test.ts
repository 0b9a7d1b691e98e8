import { expect, test } from "vitest";
import { hasPassed, isProven } from "./sender-proof.ts";

const judge = (lines: string[]) =>
  hasPassed(new Map([["authentication-results", lines]]), "mx.nawat.example", "rana@example.com");

test.each([
  [["mx.nawat.example; dmarc=pass (p=reject dis=none) header.from=example.com"]],
  [["MX.nawat.example 1; spf=pass smtp.mailfrom=rana@example.com; dkim=none"]],
  [["mx.nawat.example; dkim=pass header.d=example.com header.s=a; spf=fail smtp.mailfrom=x@list.example"]],
  [["mx.nawat.example; dmarc=pass header.from=example.com", "evil.example; dmarc=fail"]],
  [
    [
      "mx.nawat.example; dmarc=pass header.from=example.com",
      "mx.nawat.example; spf=pass smtp.mailfrom=bounce@mailer.example",
      "mx.nawat.example; dkim=pass header.d=example.onmicrosoft.com",
    ],
  ],
  [["mx.nawat.example; iprev=pass", "mx.nawat.example; dmarc=pass header.from=example.com"]],
  [["mx.nawat.example; dmarc=none header.from=example.com; dkim=pass header.d=example.com"]],
  [["mx.nawat.example; dmarc=bestguesspass header.from=example.com; spf=pass smtp.mailfrom=r@example.com"]],
])("%j passes", (lines) => {
  expect(judge(lines)).toBe(true);
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
  [["mx.nawat.example; dmarc=none header.from=example.com"]],
  [["mx.nawat.example; dmarc=none", "mx.nawat.example; dmarc=pass header.from=example.com"]],
  [["mx.nawat.example; dkim=none; spf=fail", "mx.nawat.example; dkim=pass header.d=example.com"]],
  [["mx.nawat.example; dmarc=bestguesspass header.from=example.com; dkim=pass header.d=evil.example"]],
  [
    [
      "mx.nawat.example; spf=pass smtp.mailfrom=r@example.com",
      "mx.nawat.example; spf=fail smtp.mailfrom=r@example.com",
    ],
  ],
  [["mx.nawat.example; dmarc=pass header.from=example.com; dmarc=fail header.from=example.com"]],
])("%j fails", (lines) => {
  expect(judge(lines)).toBe(false);
});

const karim = "karim@example.com";
const judgeFrom = (from: string) =>
  isProven(
    Buffer.from(
      `Authentication-Results: mx.nawat.example; dmarc=pass header.from=example.com\r\n${from}\r\nSubject: x\r\n\r\n`,
    ),
    "mx.nawat.example",
    karim,
  );

test.each([
  karim,
  `<${karim}>`,
  "Karim Saleh <KARIM@example.com>",
  `"Saleh, Karim (Nawat) <x@y>" <${karim}>`,
  `"karim@other.example" <${karim}>`,
  `"A \\"B\\" C"\r\n <${karim}>`,
  `=?utf-8?q?karim=40other=2Eexample?= =?utf-8?b?2YPYsdmK2YU=?= <${karim}>`,
  `كريم صالح <${karim}> (Nawat)`,
  `Saleh, Karim <${karim}>`,
  `Karim H. Saleh, Ing. <${karim}>`,
  `Karim < ${karim} >`,
  `Karim @ Nawat <${karim}>`,
  `${karim} <${karim}>`,
  `'${karim}' <${karim}>`,
  `Karim; Nawat <${karim}>`,
  `${karim} (Saleh, Karim \\) <x@y>)`,
])("a sender in `From: %s` is certain", (from) => {
  expect(judgeFrom(`From: ${from}`)).toBe(true);
});

test.each([
  `From: ${karim}, "a b"@example.com`,
  `From: ${karim}, ${"m".repeat(65)}@example.com`,
  `From: <${karim}> <x@[example.com]>`,
  `From: <x@example.com <${karim}>>`,
  `From: x@example.com <${karim}>`,
  `From: Team: ${karim};`,
  `From: ${karim} x`,
  `From: "${karim}${`\r\n ${" ".repeat(900)}`.repeat(20)}" <x@example.com>`,
  `From: "x${`\r\n ${" ".repeat(900)}`.repeat(20)}" <${karim}>`,
  `From: ${karim}\r\n${"X-A: b\r\n".repeat(520)}From: x@example.com`,
  `From: ${karim}\r\n${`X-A: ${"b".repeat(900)}\r\n`.repeat(150)}From: x@example.com`,
  `From: ${karim}\r\nfrom : ${karim}`,
  `From: ${karim}\rX: <x@example.com>`,
])("one in `%s` is not", (from) => {
  expect(judgeFrom(from)).toBe(false);
});
