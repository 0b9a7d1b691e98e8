import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { contact, openLetterBox } from "./letter-box.ts";

describe.each(engines)("what submit-inquiry refuses on $name", (engine) => {
  const door = openLetterBox(engine);

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
      "more than a megabyte",
      {
        method: "POST",
        body: `{"x":"${"x".repeat(1_000_001)}"}`,
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
  ])("%s is refused in the protocol's words", async (_, init, status, error) => {
    const answer = await fetch(`${door.server.url}/functions/v1/submit-inquiry`, init);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error });
  });

  test("a browser on another origin may ask", async () => {
    const preflight = await fetch(`${door.server.url}/functions/v1/submit-inquiry`, {
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
