import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { engines } from "../../support/engines.ts";
import { openShop, type Shop } from "./shop.ts";

const [pump, lamp, motor, heater, thing] = [
  "pump",
  "lamp",
  "motor, big",
  "سخان",
  'a 100% "sure" thing',
] as const;

const object = { Accept: "application/vnd.pgrst.object+json" };
const counted = { Prefer: "count=exact" };

/** Query builders of the official client. */
type Select = ReturnType<ReturnType<Shop["anyone"]["from"]>["select"]>;

describe.each(engines)("reading with the official client, on $name", (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.stop());

  test("rows are filtered and ordered", async () => {
    const rows: [string, (select: Select) => Select, string[]][] = [
      ["eq", (s) => s.eq("name", motor), [motor]],
      ["eq in Arabic", (s) => s.eq("name", heater), [heater]],
      ["eq of nothing", (s) => s.eq("name", ""), []],
      ["neq", (s) => s.neq("name", pump), [lamp, motor, heater, thing]],
      ["gt", (s) => s.gt("price", 3), [pump, motor]],
      ["gte", (s) => s.gte("price", 3), [pump, lamp, motor]],
      ["lt", (s) => s.lt("made_at", "2023-01-01T00:00:00.000Z"), [thing]],
      ["lte", (s) => s.lte("price", 3), [lamp, thing]],
      ["a number beyond doubles", (s) => s.eq("big", "9007199254740993"), [pump]],
      ["an enum", (s) => s.eq("mood", "loud"), [lamp]],
      ["is null", (s) => s.is("available", null), [motor]],
      ["is null of JSON", (s) => s.is("spec", null), [motor, thing]],
      ["is true", (s) => s.is("available", true), [pump, heater, thing]],
      ["is false", (s) => s.is("available", false), [lamp]],
      ["in", (s) => s.in("name", [motor, thing, "other"]), [motor, thing]],
      ["in with numbers", (s) => s.in("id", [1, 3]), [pump, motor]],
      ["in nothing", (s) => s.in("id", []), []],
      ["in a uuid", (s) => s.in("serial", ["00000000-0000-4000-8000-000000000002"]), [lamp]],
      ["several filters", (s) => s.gt("price", 2).lt("price", 50).eq("available", true), [pump]],
      ["the same column twice", (s) => s.gt("id", 1).lt("id", 4), [lamp, motor]],
      ["ascending, nulls last", (s) => s.order("price"), [thing, lamp, pump, motor, heater]],
      ["descending", (s) => s.order("price", { ascending: false }), [heater, motor, pump, lamp, thing]],
      [
        "two columns",
        (s) => s.order("mood").order("id", { ascending: false }),
        [thing, heater, pump, lamp, motor],
      ],
      ["limited", (s) => s.limit(2), [pump, lamp]],
      ["a page", (s) => s.range(1, 2), [lamp, motor]],
    ];
    for (const [what, choose, names] of rows) {
      const { data, error } = await choose(shop.anyone.from("gadgets").select("name")).order("id");
      expect([error, data], what).toEqual([null, names.map((name) => ({ name }))]);
    }
    const view = await shop.anyone.from("cheap_gadgets").select("*").order("id");
    expect(view.data).toEqual([
      { id: 2, name: lamp, price: 3 },
      { id: 5, name: thing, price: 1 },
    ]);
  });

  test("one row or none: single refuses none, maybeSingle does not", async () => {
    const one = (name: string) => shop.anyone.from("gadgets").select("id").eq("name", name);
    expect((await one(lamp).single()).data).toEqual({ id: 2 });
    expect((await one(lamp).maybeSingle()).data).toEqual({ id: 2 });
    expect(await one("nothing").maybeSingle()).toMatchObject({ data: null, error: null });
    expect(await one("nothing").single()).toMatchObject({ status: 406, error: { code: "PGRST116" } });
    const several = await shop.anyone.from("gadgets").select("id").single();
    expect(several).toMatchObject({ status: 406, error: { details: "The result contains 5 rows" } });
  });

  test("more than a thousand rows are never sent at once, and no page beyond the last", async () => {
    const numbers = () => shop.anyone.from("numbers").select("n", { count: "exact" });
    const { data, count, status } = await numbers().limit(5000);
    expect([data?.length, count, status]).toEqual([1000, 1500, 206]);
    expect(await numbers().range(1600, 1610)).toMatchObject({
      status: 416,
      error: {
        code: "PGRST103",
        message: "Requested range not satisfiable",
        details: "An offset of 1600 was requested, but there are only 1500 rows.",
      },
    });
  });

  test("values are Postgres's own, byte for byte, in the order in which columns are asked for", async () => {
    const { text, headers } = await shop.request("/gadgets?id=eq.1&select=*");
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(text).toBe(
      '[{"id":1,"name":"pump","price":12.50,"big":9007199254740993,"available":true,"tags":["water","metal"],' +
        '"spec":{"volts": 12},"mood":"calm","search":"\'a\' & \'b\'",' +
        '"serial":"00000000-0000-4000-8000-000000000001","made_at":"2024-01-02T03:04:05.12+00:00","odd \\"name":"x"}]',
    );
    const one = await shop.request("/gadgets?id=eq.2&select=name,id", { headers: object });
    expect(one.text).toBe('{"name":"lamp","id":2}');
    expect(one.headers.get("content-type")).toBe("application/vnd.pgrst.object+json; charset=utf-8");
  });

  test("GET and HEAD say which rows came, and of how many where that is asked", async () => {
    const rows: [string, Record<string, string>, number, string][] = [
      ["/gadgets?select=id", {}, 200, "0-4/*"],
      ["/gadgets?select=id&offset=3", {}, 200, "3-4/*"],
      ["/gadgets?select=id&id=eq.0", {}, 200, "*/*"],
      ["/gadgets?select=id&limit=0", {}, 200, "*/*"],
      ["/gadgets?select=id", counted, 200, "0-4/5"],
      ["/gadgets?select=id&limit=2&offset=3", counted, 206, "3-4/5"],
      ["/gadgets?select=id&id=eq.0", counted, 200, "*/0"],
      ["/gadgets?select=id&offset=5", counted, 206, "*/5"],
      ["/gadgets?select=id&offset=20", {}, 200, "*/*"],
      [
        "/gadgets?id=eq.1&apikey=sb_publishable_embedded",
        { ...object, "Accept-Profile": "public" },
        200,
        "0-0/*",
      ],
      ["/gadgets?id=eq.1", { Accept: "text/html, application/xml;q=0.9, */*;q=0.8" }, 200, "0-0/*"],
      ["/rpc/none", {}, 200, "0-0/*"],
      ["/rpc/nothing", {}, 204, "0-0/*"],
    ];
    for (const [path, headers, status, range] of rows) {
      const got = await shop.request(path, { headers });
      expect([got.status, got.headers.get("content-range")], path).toEqual([status, range]);
      const head = await shop.request(path, { method: "HEAD", headers });
      expect([head.status, head.text, head.headers.get("content-range")], path).toEqual([status, "", range]);
      expect(head.headers.get("content-type")).toBe(got.headers.get("content-type"));
    }
  });

  test("reading does not write, even through a view or a function", async () => {
    expect(await shop.requestError("/visits", {}, true)).toMatchObject({ status: 405, code: "25006" });
    const write = await shop.visitor.rpc("note_visit", {}, { get: true });
    expect(write).toMatchObject({ status: 405, error: { code: "25006" } });
    expect((await shop.visitor.from("notes").select("content")).data).toEqual([]);
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
