import { describe, expect, test } from "vitest";
import { contact, openInquiryClient } from "../../support/inquiry-client.ts";

describe("what submit-inquiry refuses", async () => {
  const inquiryClient = await openInquiryClient();

  const json = "application/json";

  test.each<[string, BodyInit, string, number, string]>([
    ["text", "hello", "text/plain", 415, "unsupported_media_type"],
    ["no type", new Uint8Array([123, 125]), "", 415, "unsupported_media_type"],
    ["broken JSON", "{", json, 400, "invalid_json"],
    ["an array", "[]", json, 400, "invalid_json"],
    ["bytes that are no text", new Uint8Array([0x7b, 0xff, 0x7d]), json, 400, "invalid_json"],
    ["more than 128 KB", `{"x":"${"x".repeat(131_072)}"}`, json, 413, "too_large"],
    ["more than a megabyte", `{"x":"${"x".repeat(1_200_000)}"}`, json, 413, "too_large"],
    ["a body without end", endlessBody(), json, 413, "too_large"],
    ["ten thousand fields", `{${'"k":0,'.repeat(9_999)}"k":0}`, json, 413, "too_large"],
    ["lists in lists", `{"name":${"[".repeat(50_000)}${"]".repeat(50_000)}}`, json, 400, "invalid_json"],
    [
      "brackets in text",
      JSON.stringify({ [`a\\"${"[{,".repeat(5_000)}`]: "[{,".repeat(5_000) }),
      json,
      422,
      "validation_failed",
    ],
    ["a form with files", "x", "multipart/form-data; boundary=x", 415, "unsupported_media_type"],
    ["another character set", "{}", `${json}; charset=utf-16`, 415, "unsupported_media_type"],
    ["a type with junk", "{}", `${json}${"; a".repeat(2_000)}x/y`, 422, "validation_failed"],
    ["half a megabyte of brackets", "[".repeat(500_000), json, 413, "too_large"],
  ])("%s is refused with the protocol's error", async (_, body, type, status, error) => {
    const headers: Record<string, string> = type === "" ? {} : { "content-type": type };
    // A stream has no length.
    const init = { method: "POST", body, headers, ...(body instanceof ReadableStream && { duplex: "half" }) };
    const answer = await inquiryClient.send(init);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error });
  });

  test.each(["short", "k".repeat(8_000)])("an idempotency key like %s is refused", async (key) => {
    const headers = { "content-type": json, "idempotency-key": key };
    const answer = await inquiryClient.post(JSON.stringify(contact), headers);
    expect([answer.status, await answer.json()]).toEqual([400, { error: "invalid_idempotency_key" }]);
  });

  test.each(["GET", "PUT"])("%s is refused", async (method) => {
    const answer = await inquiryClient.send({ method, ...(method === "PUT" && { body: "{}" }) });
    expect([answer.status, await answer.json()]).toMatchObject([405, { error: "method_not_allowed" }]);
  });

  test.each(["\xff", "&", "x=&", "%", "%d9%"])("a long form of %j is refused at once", async (piece) => {
    const answer = await inquiryClient.send({
      method: "POST",
      body: Buffer.from(`type=contact&message=${piece.repeat(140_000)}`, "latin1"),
      headers: { "content-type": "application/x-www-form-urlencoded" },
      signal: AbortSignal.timeout(9_000),
    });
    expect([answer.status, await answer.json()]).toEqual([413, { error: "too_large" }]);
  });

  test("a browser on another origin may ask", async () => {
    const preflight = await inquiryClient.send({
      method: "OPTIONS",
      headers: {
        origin: "https://nawat.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "apikey,idempotency-key",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("idempotency-key");
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
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
