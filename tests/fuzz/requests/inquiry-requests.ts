import type { Random } from "../random.ts";
import { headerText, hostileText } from "../texts.ts";
import type { FuzzRequest, Known } from "./fuzz-request.ts";

const fields = [
  ...[
    "kind",
    "name",
    "email",
    "company",
    "phone",
    "subject",
    "message",
    "inquiryType",
    "projectType",
    "features",
    "budget",
  ],
  ...[
    "timeline",
    "description",
    "hasExistingSystem",
    "needsConsultation",
    "locale",
    "idempotencyKey",
    "website",
  ],
];

/** An inquiry as our script, an official client or a browser's form sends it, more or less. */
export function makeInquiryRequest(random: Random, known: Known): FuzzRequest {
  const longest = random.oneIn(5) ? 1_100_000 : 6_000;
  const values = makeFields(random, longest);
  const form = random.pick(["json", "json", "urlencoded", "urlencoded", "multipart", "anything"] as const);
  const boundary = `b${random.below(1e9)}`;
  const types = {
    json: "application/json",
    urlencoded: "application/x-www-form-urlencoded",
    multipart: `multipart/form-data; boundary=${random.oneIn(5) ? headerText(random, 300) : boundary}`,
    anything: headerText(random, 2_000),
  };
  return {
    method: random.oneIn(15) ? random.pick(["GET", "PUT", "OPTIONS", "DELETE"]) : "POST",
    path: `/functions/v1/${random.oneIn(20) ? "unknown" : "submit-inquiry"}`,
    headers: {
      "Content-Type": types[form],
      apikey: known.publishableKey,
      ...(random.oneIn(2) && { Accept: random.oneIn(3) ? headerText(random, 3_000) : "text/html" }),
      ...(random.oneIn(3) && {
        "Idempotency-Key": random.oneIn(2) ? `key-of-${random.below(1_000_000)}` : headerText(random, 5_000),
      }),
      ...(random.oneIn(6) && { Origin: headerText(random, 300), Referer: headerText(random, 3_000) }),
    },
    body: {
      json: () => JSON.stringify(Object.fromEntries(values)),
      urlencoded: () =>
        new URLSearchParams(values.map(([name, value]) => [name, value.toWellFormed()])).toString(),
      multipart: () => multipart(values, boundary),
      anything: () => hostileText(random, longest),
    }[form](),
  };
}

function makeFields(random: Random, longest: number): [string, string][] {
  const good: [string, string][] = [
    ["type", random.pick(["contact", "project"])],
    ["name", "Nour"],
    ["email", "nour@example.com"],
    ["subject", "A board"],
    ["message", "Good morning"],
    ["description", "A sensor"],
  ];
  const spoilt = Array.from({ length: random.below(4) }, (): [string, string] => [
    random.oneIn(6) ? hostileText(random, 500) : random.pick(fields),
    hostileText(random, longest),
  ]);
  const many = random.oneIn(12)
    ? Array.from({ length: random.pick([199, 201, 5_000, 90_000]) }, (_, n): [string, string] => [
        `f${n}`,
        "",
      ])
    : [];
  return [...good, ...spoilt, ...many];
}

function multipart(values: [string, string][], boundary: string): string {
  const parts = values.map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name.slice(0, 500)}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}--${boundary}--\r\n`;
}
