import { afterAll, describe, expect, test } from "vitest";
import { embedded } from "../../support/engines.ts";
import { openShop } from "./shop.ts";

// The embedded Postgres has the smaller stack, and would take this process with it.
const shop = await openShop(embedded);
afterAll(shop.stop);

const json = { "Content-Type": "application/json" };
const post = (body: string, type = json["Content-Type"]) => ({
  method: "POST",
  headers: { "Content-Type": type },
  body,
});
const times = (count: number, item: string, separator = ",") => Array(count).fill(item).join(separator);
/** The characters that an address may hold as they are, although `encodeURI` encodes them: so as many as possible fit. */
const encode = (query: string) =>
  encodeURI(query).replaceAll("%5B", "[").replaceAll("%5D", "]").replaceAll("#", "%23");

describe("a request of the REST API is refused for", () => {
  test("a query longer than its limits, and answers one that keeps them", async () => {
    const queries = [
      [200, `select=${times(200, "id")}`],
      [200, times(249, "id=gt.0", "&")],
      [200, `order=${times(200, "id")}`],
      [200, `id=in.(${times(200, "1")})`],
      [200, "offset=999999999999999"],
      [200, "price=lt.1e131071"],
      [200, `name=eq.${times(5000, "([", "")}`],
      [400, `select=id,${times(3000, "*")}`],
      [400, `select=${times(201, "id")}`],
      [400, times(251, "id=gt.0", "&")],
      [400, `order=${times(201, "id")}`],
      [400, `id=in.(${times(201, "1")})`],
      [400, times(6, `id=in.(${times(200, "1")})`, "&")],
      [400, `offset=${times(16, "9", "")}`],
      [400, `price=eq.${times(1001, "9", "")}`],
      [400, "made_at=gt.2000-01-01 Europe/Berlin"],
      [400, "made_at=in.(2000-01-01,2000-01-01 aaaa-1)"],
    ] as const;
    for (const [status, query] of queries) {
      const answer = await shop.request(`/gadgets?${query}`);
      expect(answer.status, query.slice(0, 60)).toBe(status);
    }
    const { status } = await shop.request(`/gadgets?name=eq.${"x".repeat(16_400)}`);
    // Node refuses so long a request line before we see it, unless it is told to take longer ones.
    expect([414, 431]).toContain(status);
  });

  test("a body longer or deeper than its limits, and answers one that keeps them", async () => {
    const keys = Array.from({ length: 30_000 }, (_, n) => `"k${n}":1`).join(",");
    const nines = "9".repeat(100_000);
    const nested = (depth: number) => `{"document":${"[".repeat(depth)}${"]".repeat(depth)}}`;
    const bodies = [
      [400, `{${keys}}`],
      [400, `{"amount":${nines}}`],
      [400, `{"amount":"${nines}"}`],
      [400, `{"amount":1e999999}`],
      [400, `{"counts":[1,"${nines}"]}`],
      [400, `{"counts":"{1,2}"}`],
      [400, `{"counts":{"a":1}}`],
      [400, `{"at":"2000-01-01 Europe/Berlin"}`],
      [400, `{"times":["2000-01-01Z",["2000-01-01 aaaa-1"]]}`],
      [200, `{"note":"${"[".repeat(900_000)}"}`],
      [200, `{"note":"${"9".repeat(5000)} 1e999999"}`],
      [200, nested(63)],
      [400, nested(64)],
      [400, "[".repeat(500_000)],
      [413, JSON.stringify({ note: "a".repeat(1_100_000) })],
    ] as const;
    for (const [status, body] of bodies) {
      const answer = await shop.request("/rpc/examine", post(body), true);
      expect(answer.status, body.slice(0, 60)).toBe(status);
      expect(answer.text.length).toBeLessThan(1000);
    }
    const anonymous = await shop.requestError("/rpc/examine", post(`{"note":"${"a".repeat(66_000)}"}`));
    const message = "Request body too large (max 65536 bytes)";
    expect(anonymous).toMatchObject({ status: 413, code: "PGRST102", message });
  });

  test("what it sent, which is not repeated at length", async () => {
    const long = "x".repeat(9000);
    const requests: [string, RequestInit?][] = [
      [`/gadgets?name=${long}`],
      [`/gadgets?select=${long}`],
      [`/gadgets?id=eq.${"x".repeat(900)}`],
      [`/${long}`],
      [`/rpc/${long}`],
      ["/gadgets", { headers: { Accept: long } }],
      ["/gadgets", { headers: { "Accept-Profile": long } }],
      ["/gadgets", { headers: { Prefer: long } }],
      ["/rpc/greet", post("", long)],
      ["/rpc/greet", post(`{"${"x".repeat(90_000)}":1}`)],
      ["/rpc/complain", post(JSON.stringify({ words: "é".repeat(90_000) }))],
    ];
    for (const [path, init] of requests) {
      const refusal = await shop.requestError(path, init, true);
      expect(JSON.stringify(refusal).length).toBeLessThan(1000);
    }
  });

  test("what a parser of Postgres would read recursively, and lives", async () => {
    const lists = "[".repeat(7_700);
    const listItem = `{"${"[".repeat(7_000)}"}`;
    const groups = "(".repeat(14_000);
    const queries = [
      `admin_audit_log?details=eq.${"[".repeat(3_800)}${"]".repeat(3_800)}`,
      `admin_audit_log?details=in.("${lists}")`,
      `admin_audit_log?details->a=eq.${lists}`,
      `admin_audit_log?not.and=${groups}`,
      `admin_audit_log?select=${groups}`,
      `admin_audit_log?id=in.("${groups}`,
      `gadgets?spec=eq.${'{"a":'.repeat(1_500)}`,
      `gadgets?tags=eq.${listItem}`,
      `gadgets?search=eq.${`${"(".repeat(6_000)}a${")".repeat(6_000)}`}`,
      `gadgets?search=in.(${"!".repeat(14_000)}a)`,
      `gadgets?id=eq.${lists}`,
      `gadgets?made_at=eq.${groups}`,
      `rpc/examine?document=${lists}`,
    ];
    const deep = "[".repeat(200_000) + "]".repeat(200_000);
    const bodies = [
      `{"document":${deep}}`,
      `{"notes":${JSON.stringify(listItem)}}`,
      `{"counts":[${JSON.stringify(lists)}]}`,
      `{"counts":[${"[".repeat(60)}"a"${"]".repeat(60)}]}`,
      `{"amount":"${"(".repeat(200_000)}"}`,
      `{"amount":{"a":${JSON.stringify(lists)}}}`,
      `{"serial":"${"{".repeat(200_000)}"}`,
      `{"times":["now","${"(".repeat(200_000)}"]}`,
    ];
    const requests = [
      ...queries.map((query) => ["GET", `/${encode(query)}`] as const),
      ...bodies.map((body) => ["POST", "/rpc/examine", body] as const),
      ["POST", "/rpc/look_up", `{"search":"${"a&".repeat(200_000)}a"}`] as const,
      ["POST", "/rpc/take_body", deep] as const,
    ];
    for (const [method, path, body] of requests) {
      const { status } = await shop.request(path, { method, headers: json, ...(body && { body }) }, true);
      expect([400, 404, 413, 414, 431], path.slice(0, 60)).toContain(status);
      expect((await shop.request("/gadgets?select=id&limit=1")).status).toBe(200);
    }
    const texts = [
      { note: "([{<!&|".repeat(700) },
      { notes: ["([{<".repeat(1_200), '{"'.repeat(1_000)] },
      { document: { note: "[{(<".repeat(1_200) } },
      { document: "[".repeat(5_000) },
    ];
    for (const values of texts) expect((await shop.visitor.rpc("examine", values)).error).toBeNull();
    const note = encode("[{(<!".repeat(1_000));
    for (const query of [`name=eq.${note}`, `name=in.("${note}")`])
      expect((await shop.request(`/gadgets?${query}`)).status).toBe(200);
  });
});
