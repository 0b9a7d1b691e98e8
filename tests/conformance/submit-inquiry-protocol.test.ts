import { describe, expect, test } from "vitest";
import { contact, inquiryRuntimes, openInquiryClient, siteUrl } from "./inquiry-client.ts";

describe.each(inquiryRuntimes)("what submit-inquiry refuses on $name", (runtime) => {
  const inquiryClient = openInquiryClient(runtime);

  test.each([
    ["GET", { method: "GET" }, 405, "method_not_allowed"],
    ["PUT", { method: "PUT", body: "{}" }, 405, "method_not_allowed"],
    [
      "text",
      { method: "POST", body: "hello", headers: { "content-type": "text/plain" } },
      415,
      "unsupported_media_type",
    ],
    ["no type", { method: "POST", body: new Uint8Array([123, 125]) }, 415, "unsupported_media_type"],
    [
      "broken JSON",
      { method: "POST", body: "{", headers: { "content-type": "application/json" } },
      400,
      "invalid_json",
    ],
    [
      "an array",
      { method: "POST", body: "[]", headers: { "content-type": "application/json" } },
      400,
      "invalid_json",
    ],
    [
      "bytes that are no text",
      {
        method: "POST",
        body: new Uint8Array([0x7b, 0xff, 0x7d]),
        headers: { "content-type": "application/json" },
      },
      400,
      "invalid_json",
    ],
    [
      "more than 128 KB",
      {
        method: "POST",
        body: `{"x":"${"x".repeat(131_072)}"}`,
        headers: { "content-type": "application/json" },
      },
      413,
      "too_large",
    ],
    [
      "more than a megabyte",
      {
        method: "POST",
        body: `{"x":"${"x".repeat(1_200_000)}"}`,
        headers: { "content-type": "application/json" },
      },
      413,
      "too_large",
    ],
    [
      "a body without end",
      {
        method: "POST",
        body: endlessBody(),
        duplex: "half",
        headers: { "content-type": "application/json" },
      },
      413,
      "too_large",
    ],
    [
      "ten thousand fields",
      {
        method: "POST",
        body: JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (__, i) => [i, i]))),
        headers: { "content-type": "application/json" },
      },
      413,
      "too_large",
    ],
    [
      "lists in lists",
      {
        method: "POST",
        body: `{"elapsed":${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
        headers: { "content-type": "application/json" },
      },
      400,
      "invalid_json",
    ],
    [
      "text of another character set",
      { method: "POST", body: "{}", headers: { "content-type": "application/json; charset=utf-16" } },
      415,
      "unsupported_media_type",
    ],
    [
      "a type with junk",
      {
        method: "POST",
        body: "{}",
        headers: { "content-type": `application/json${"; a".repeat(2_000)}x/y` },
      },
      422,
      "validation_failed",
    ],
    [
      "a boundary that is none",
      {
        method: "POST",
        body: "x",
        headers: { "content-type": `multipart/form-data; boundary=${"-".repeat(5_000)}` },
      },
      400,
      "invalid_form",
    ],
    [
      "an endless key",
      {
        method: "POST",
        body: JSON.stringify(contact),
        headers: { "content-type": "application/json", "idempotency-key": "k".repeat(8_000) },
      },
      400,
      "invalid_idempotency_key",
    ],
    [
      "brackets in text",
      {
        method: "POST",
        body: JSON.stringify({ [`a\\"${"[{,".repeat(5_000)}`]: "[{,".repeat(5_000) }),
        headers: { "content-type": "application/json" },
      },
      422,
      "validation_failed",
    ],
    [
      "half a megabyte of brackets",
      {
        method: "POST",
        body: "[".repeat(500_000),
        headers: { "content-type": "application/json" },
      },
      413,
      "too_large",
    ],
    [
      "an impossible key",
      {
        method: "POST",
        body: JSON.stringify(contact),
        headers: { "content-type": "application/json", "idempotency-key": "short" },
      },
      400,
      "invalid_idempotency_key",
    ],
  ])("%s is refused with the protocol's error", async (_, init, status, error) => {
    const answer = await inquiryClient.send(init);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error });
  });

  test("bytes that are no text, in too many fields, are refused at once", async () => {
    const body = Buffer.concat([
      Buffer.from("message="),
      Buffer.alloc(130_000, 0xff),
      Buffer.from(`x${"&".repeat(201)}`),
    ]);
    // A pattern that looked for the last of them took 18 seconds.
    const signal = AbortSignal.timeout(9_000);
    const answer = await inquiryClient.send({
      method: "POST",
      body,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      signal,
    });
    expect([answer.status, await answer.json()]).toEqual([413, { error: "too_large" }]);
  });

  test("a browser on another origin may ask", async () => {
    const preflight = await inquiryClient.send({
      method: "OPTIONS",
      headers: {
        origin: siteUrl,
        "access-control-request-method": "POST",
        "access-control-request-headers": "apikey,idempotency-key",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("idempotency-key");
    expect(preflight.headers.get("access-control-allow-origin")).toBe(runtime.isEdgeFunction ? siteUrl : "*");
  });
});

/** More than any body may have, in pieces and without a length. */
function endlessBody(): ReadableStream {
  let pieces = 40;
  return new ReadableStream({
    pull(controller) {
      if (pieces-- > 0) controller.enqueue(new Uint8Array(65_536).fill(0x20));
      else controller.close();
    },
  });
}
