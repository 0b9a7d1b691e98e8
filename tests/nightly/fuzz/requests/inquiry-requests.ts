import { confirmedEmail, fieldsOf, honeypot, inquiryKinds } from "../../../../app/inquiries/fields.ts";
import type { Random } from "../random.ts";
import { makeHeaderText, makeHostileText } from "../hostile-text.ts";
import type { FuzzRequest, FuzzInputs } from "./fuzz-request.ts";

const fields = [
  "kind",
  ...new Set(inquiryKinds.flatMap((kind) => fieldsOf(kind).map(([name]) => name))),
  "locale",
  "idempotencyKey",
  honeypot,
  confirmedEmail,
];

/** An inquiry as our script, an official client or a browser's form sends it, more or less. Some go to the other function. */
export function makeInquiryRequest(random: Random, inputs: FuzzInputs): FuzzRequest {
  const maxLength = random.oneIn(5) ? 1_100_000 : 6_000;
  const values = makeFields(random, maxLength);
  const encoding = random.pick([
    "json",
    "json",
    "urlencoded",
    "urlencoded",
    "multipart",
    "anything",
  ] as const);
  const boundary = `b${random.below(1e9)}`;
  const contentTypes = {
    json: "application/json",
    urlencoded: "application/x-www-form-urlencoded",
    multipart: `multipart/form-data; boundary=${random.oneIn(5) ? makeHeaderText(random, 300) : boundary}`,
    anything: makeHeaderText(random, 2_000),
  };
  return {
    method: random.oneIn(15) ? random.pick(["GET", "PUT", "OPTIONS", "DELETE"]) : "POST",
    path: `/functions/v1/${random.oneIn(20) ? random.pick(["unknown", "invite", "invite"]) : "submit-inquiry"}`,
    headers: {
      "Content-Type": contentTypes[encoding],
      apikey: inputs.publishableKey,
      ...(random.oneIn(4) && {
        Authorization: `Bearer ${random.oneIn(2) ? inputs.accessToken : makeHeaderText(random, 3_000)}`,
      }),
      ...(random.oneIn(2) && { Accept: random.oneIn(3) ? makeHeaderText(random, 3_000) : "text/html" }),
      ...(random.oneIn(3) && {
        "Idempotency-Key": random.oneIn(2)
          ? `key-of-${random.below(1_000_000)}`
          : makeHeaderText(random, 5_000),
      }),
      ...(random.oneIn(6) && { Origin: makeHeaderText(random, 300), Referer: makeHeaderText(random, 3_000) }),
    },
    body: {
      json: () => JSON.stringify(Object.fromEntries(values)),
      urlencoded: () =>
        new URLSearchParams(values.map(([name, value]) => [name, value.toWellFormed()])).toString(),
      multipart: () => encodeMultipart(values, boundary),
      anything: () => makeHostileText(random, maxLength),
    }[encoding](),
  };
}

function makeFields(random: Random, maxLength: number): [string, string][] {
  const validFields: [string, string][] = [
    ["type", random.pick(["contact", "project"])],
    ["name", "Nour"],
    ["email", "nour@example.com"],
    ["subject", "A board"],
    ["message", "Good morning"],
    ["description", "A sensor"],
  ];
  const hostileFields = Array.from({ length: random.below(4) }, (): [string, string] => [
    random.oneIn(6) ? makeHostileText(random, 500) : random.pick(fields),
    makeHostileText(random, maxLength),
  ]);
  const many = random.oneIn(12)
    ? Array.from({ length: random.pick([199, 201, 5_000, 90_000]) }, (_, n): [string, string] => [
        `f${n}`,
        "",
      ])
    : [];
  return [...validFields, ...hostileFields, ...many];
}

function encodeMultipart(values: [string, string][], boundary: string): string {
  const parts = values.map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name.slice(0, 500)}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}--${boundary}--\r\n`;
}
