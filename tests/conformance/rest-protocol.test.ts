import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { engines } from "../engines.ts";
import { openShop, type Shop } from "./rest-shop.ts";

const json = { "Content-Type": "application/json" };
const object = { Accept: "application/vnd.pgrst.object+json" };
const counted = { Prefer: "count=exact" };

describe.each(engines)("the REST protocol on $name", (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());

  test("values are Postgres's own, byte for byte", async () => {
    const { text, headers, status } = await shop.request("/gadgets?id=lt.3&order=id&select=*");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(text).toBe(
      '[{"id":1,"name":"pump","price":12.50,"big":9007199254740993,"available":true,"tags":["water","metal"],' +
        '"spec":{"ports": [{"kind": "usb"}], "volts": 12},"mood":"calm","years":"[2001,2005)",' +
        '"serial":"00000000-0000-4000-8000-000000000001","made_at":"2024-01-02T03:04:05.12+00:00","odd \\"name":"x"}, \n' +
        ' {"id":2,"name":"lamp","price":3.00,"big":null,"available":false,"tags":["light"],' +
        '"spec":{"volts": 230},"mood":"loud","years":"[2005,2010)",' +
        '"serial":"00000000-0000-4000-8000-000000000002","made_at":"2024-02-02T00:00:00+00:00","odd \\"name":null}]',
    );
  });

  test("renamed keys are printed like the others, whatever they hold", async () => {
    const { text } = await shop.request(
      `/gadgets?id=eq.1&select=${encodeURIComponent(`"a\\"b';--":name,*,v:spec->volts`)}`,
    );
    expect(
      text.startsWith(`[{"a\\"b';--":"pump","id":1,"name":"pump","price":12.50,"big":9007199254740993,`),
    ).toBe(true);
    expect(text.endsWith('"odd \\"name":"x","v":12}]')).toBe(true);
  });

  test.each([
    ["/gadgets?select=id", {}, 200, "0-4/*"],
    ["/gadgets?select=id&offset=3", {}, 200, "3-4/*"],
    ["/gadgets?select=id&id=eq.0", {}, 200, "*/*"],
    ["/gadgets?select=id&limit=0", {}, 200, "*/*"],
    ["/gadgets?select=id", counted, 200, "0-4/5"],
    ["/gadgets?select=id&limit=2", counted, 206, "0-1/5"],
    ["/gadgets?select=id&limit=2&offset=3", counted, 206, "3-4/5"],
    ["/gadgets?select=id&id=eq.0", counted, 200, "*/0"],
    ["/gadgets?select=id&offset=5", counted, 206, "*/5"],
    ["/gadgets?select=id&offset=20", {}, 200, "*/*"],
    ["/gadgets?select=id", { Range: "1-2" }, 200, "1-2/*"],
    ["/gadgets?select=id&limit=2", { Range: "1-3", ...counted }, 206, "1-1/5"],
    ["/gadgets?select=id", { Range: "3-" }, 200, "3-4/*"],
    ["/gadgets?select=id", { Range: "bytes=0-1" }, 200, "0-4/*"],
    ["/numbers?limit=99999999999999999999", counted, 206, "0-999/1500"],
    ["/numbers?offset=99999999999999999999", {}, 200, "*/*"],
    ["/gadgets?id=eq.1", object, 200, "0-0/*"],
    ["/rpc/add?a=1", {}, 200, "0-0/*"],
    ["/rpc/nothing", {}, 204, "0-0/*"],
  ] as [string, Record<string, string>, number, string][])(
    "GET %s with %j is %i %s",
    async (path, headers, status, range) => {
      const got = await shop.request(path, { headers });
      expect([got.status, got.headers.get("content-range")]).toEqual([status, range]);
      const head = await shop.request(path, { method: "HEAD", headers: { ...headers, Range: "" } });
      expect(head.text).toBe("");
      expect(head.headers.get("content-type")).toBe(got.headers.get("content-type"));
      if (!headers["Range"]) expect(head.headers.get("content-range")).toBe(range);
    },
  );

  test("a response names its location and the preferences applied", async () => {
    const { headers } = await shop.request("/gadgets?select=id,name&apikey=x&id=eq.1", {
      headers: { Prefer: "count=exact, return=minimal" },
    });
    expect(headers.get("content-location")).toBe("/gadgets?id=eq.1&select=id%2Cname");
    expect(headers.get("preference-applied")).toBe("count=exact");
    const profiled = await shop.request("/gadgets?select=id", { headers: { "Accept-Profile": "public" } });
    expect(profiled.headers.get("content-profile")).toBe("public");
  });

  test("one object has its own type", async () => {
    const { text, headers } = await shop.request("/gadgets?id=eq.2&select=id,name", { headers: object });
    expect(text).toBe('{"id":2,"name":"lamp"}');
    expect(headers.get("content-type")).toBe("application/vnd.pgrst.object+json; charset=utf-8");
  });

  test.each([
    ["POST", "/notes", "", '{"content":"a"}', 201, "*/*", null],
    ["POST", "/notes", "return=minimal", '{"content":"a"}', 201, "*/*", "return=minimal"],
    ["POST", "/notes", "return=minimal, return=representation", "[]", 201, "*/*", "return=minimal"],
    ["POST", "/notes", "count=exact", '[{"content":"a"},{"content":"b"}]', 201, "*/2", "count=exact"],
    ["POST", "/notes", "", "[{},{}]", 201, "*/*", null],
    ["POST", "/notes", "", "[]", 201, "*/*", null],
    [
      "POST",
      "/notes?columns=content",
      "",
      '[{"content":"a","more":1},{"content":"a","other":2}]',
      201,
      "*/*",
      null,
    ],
    ["PATCH", "/notes?content=eq.a", "", "{}", 204, "*/*", null],
    ["PATCH", "/notes", "", "{}", 204, "*/*", null],
    ["PATCH", "/notes?content=eq.nobody", "", '{"content":"b"}', 204, "*/*", null],
    [
      "PATCH",
      "/notes?content=eq.a",
      "return=minimal, count=exact",
      '{"content":"c"}',
      204,
      "0-4/5",
      "return=minimal, count=exact",
    ],
    [
      "PATCH",
      "/notes?content=eq.c",
      "return=representation",
      '{"content":"d"}',
      200,
      "0-4/*",
      "return=representation",
    ],
    [
      "PATCH",
      "/notes?content=eq.c",
      "return=representation",
      '{"content":"d"}',
      200,
      "*/*",
      "return=representation",
    ],
    ["DELETE", "/notes?content=eq.nobody", "", undefined, 204, "*/*", null],
    ["DELETE", "/notes?content=eq.d", "count=exact", undefined, 204, "*/5", "count=exact"],
    ["DELETE", "/notes?id=gt.0", "return=representation", undefined, 200, "*/*", "return=representation"],
  ])("%s %s preferring '%s' with %s is %i %s", async (method, path, prefer, body, status, range, applied) => {
    const headers = { ...(body !== undefined && json), ...(prefer && { Prefer: prefer }) };
    const got = await shop.request(path, { method, headers, ...(body !== undefined && { body }) }, "visitor");
    expect([got.status, got.headers.get("content-range"), got.headers.get("preference-applied")]).toEqual([
      status,
      range,
      applied,
    ]);
    const sendsRows = applied?.includes("representation") ?? false;
    expect(got.headers.get("content-type")).toBe(sendsRows ? "application/json; charset=utf-8" : null);
    expect(got.text === "").toBe(!sendsRows);
  });

  test("an insert with return=headers-only gets the row's Location", async () => {
    const { headers } = await shop.request(
      "/notes",
      { method: "POST", headers: { ...json, Prefer: "return=headers-only" }, body: "{}" },
      "visitor",
    );
    expect(headers.get("location")).toMatch(/^\/notes\?id=eq\.\d+$/);
  });

  test("a function of one unnamed JSON takes the body whole", async () => {
    const post = { method: "POST", headers: json, body: '[{"a":1},{"a":2}]' };
    expect(await shop.request("/rpc/take_body", post)).toMatchObject({ status: 200, text: "2" });
  });

  test("a table made later is found", async () => {
    await shop.database.transaction((t) =>
      t.execute("create table public.later (n int); grant select on public.later to anon"),
    );
    // What is missing is looked for again ten seconds after the schema was loaded.
    const now = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => now() + 10_001);
    expect((await shop.request("/later")).status).toBe(200);
  });
});

describe.each(engines)("when the database is gone, on $name", (engine) => {
  test("an error inside is logged in one line and hidden from the caller", async () => {
    const shop = await openShop(engine);
    const lines = vi.spyOn(console, "log").mockImplementation(() => {});
    try {
      await fetch(`${shop.url}/gadgets`);
      await shop.stopDatabase();
      const response = await fetch(`${shop.url}/gadgets?name=eq.private`);
      const body: unknown = await response.json();
      expect([500, 503]).toContain(response.status);
      expect(Object.keys(body as object)).toEqual(["code", "details", "hint", "message"]);
      expect(JSON.stringify(body)).not.toMatch(/private|pool|PGlite/i);
      expect(lines).toHaveBeenCalledOnce();
      expect(lines.mock.lastCall?.[0]).toMatch(
        /^\{"at":"[^"]+","event":"rest.failed","method":"GET","path":"\/rest\/v1\/gadgets",[^\n]*\}$/,
      );
    } finally {
      lines.mockRestore();
      await shop.close();
    }
  });
});
