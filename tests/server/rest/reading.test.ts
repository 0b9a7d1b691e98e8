import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { engines } from "../../support/engines.ts";
import { openShop, type Shop } from "./shop.ts";

const pump = "pump";
const lamp = "lamp";
const motor = "motor, big";
const heater = "سخان";
const thing = 'a 100% "sure" thing';

const object = { Accept: "application/vnd.pgrst.object+json" };
const counted = { Prefer: "count=exact" };

/** Query builders of the official client. */
type Gadgets = ReturnType<ReturnType<Shop["createClient"]>["from"]>;
type Select = ReturnType<Gadgets["select"]>;

describe.each(engines)("reading with the official client, on $name", (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());

  test.each<[string, (select: Select) => Select, string[]]>([
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
  ])("%s", async (_, choose, names) => {
    const { data, error } = await choose(shop.createClient().from("gadgets").select("name")).order("id");
    expect(error).toBeNull();
    expect(data).toEqual(names.map((name) => ({ name })));
  });

  test.each<[string, (select: Select) => Select, string[]]>([
    ["ascending, nulls last", (s) => s.order("price"), [thing, lamp, pump, motor, heater]],
    [
      "descending, nulls first",
      (s) => s.order("price", { ascending: false }),
      [heater, motor, pump, lamp, thing],
    ],
    [
      "two columns",
      (s) => s.order("mood").order("id", { ascending: false }),
      [thing, heater, pump, lamp, motor],
    ],
    ["limited", (s) => s.order("id").limit(2), [pump, lamp]],
    ["a page", (s) => s.order("id").range(1, 2), [lamp, motor]],
  ])("order: %s", async (_, arrange, names) => {
    const { data } = await arrange(shop.createClient().from("gadgets").select("name"));
    expect(data).toEqual(names.map((name) => ({ name })));
  });

  test("columns come in the order in which they are asked for", async () => {
    const { data } = await shop.createClient().from("gadgets").select("name, id, tags").eq("id", 1);
    expect(JSON.stringify(data)).toBe('[{"name":"pump","id":1,"tags":["water","metal"]}]');
  });

  test("a view is read like a table", async () => {
    const { data } = await shop.createClient().from("cheap_gadgets").select("*").order("id");
    expect(data).toEqual([
      { id: 2, name: lamp, price: 3 },
      { id: 5, name: thing, price: 1 },
    ]);
  });

  test("one row or none: single refuses none, maybeSingle does not", async () => {
    const one = (name: string) => shop.createClient().from("gadgets").select("id").eq("name", name);
    expect((await one(lamp).single()).data).toEqual({ id: 2 });
    expect((await one(lamp).maybeSingle()).data).toEqual({ id: 2 });
    expect(await one("nothing").maybeSingle()).toMatchObject({ data: null, error: null });
    expect(await one("nothing").single()).toMatchObject({ status: 406, error: { code: "PGRST116" } });
    const several = await shop.createClient().from("gadgets").select("id").single();
    expect(several).toMatchObject({ status: 406, error: { details: "The result contains 5 rows" } });
  });

  test("more than a thousand rows are never sent at once", async () => {
    const numbers = shop.createClient().from("numbers").select("n", { count: "exact" });
    const { data, count, status } = await numbers.limit(5000);
    expect([data?.length, count, status]).toEqual([1000, 1500, 206]);
  });

  test("values are Postgres's own, byte for byte", async () => {
    const { text, headers, status } = await shop.request("/gadgets?id=lt.3&order=id&select=*");
    expect([status, headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
    expect(text).toBe(
      '[{"id":1,"name":"pump","price":12.50,"big":9007199254740993,"available":true,"tags":["water","metal"],' +
        '"spec":{"volts": 12},"mood":"calm","search":"\'a\' & \'b\'",' +
        '"serial":"00000000-0000-4000-8000-000000000001","made_at":"2024-01-02T03:04:05.12+00:00","odd \\"name":"x"}, \n' +
        ' {"id":2,"name":"lamp","price":3.00,"big":null,"available":false,"tags":["light"],' +
        '"spec":{"volts": 230},"mood":"loud","search":null,' +
        '"serial":"00000000-0000-4000-8000-000000000002","made_at":"2024-02-02T00:00:00+00:00","odd \\"name":null}]',
    );
  });

  test("one object has its own type", async () => {
    const { text, headers } = await shop.request("/gadgets?id=eq.2&select=id,name", { headers: object });
    expect(text).toBe('{"id":2,"name":"lamp"}');
    expect(headers.get("content-type")).toBe("application/vnd.pgrst.object+json; charset=utf-8");
  });

  test.each([
    ["/gadgets?select=id", {}, 200, "0-4/*"],
    ["/gadgets?select=id&offset=3", {}, 200, "3-4/*"],
    ["/gadgets?select=id&id=eq.0", {}, 200, "*/*"],
    ["/gadgets?select=id&limit=0", {}, 200, "*/*"],
    ["/gadgets?select=id", counted, 200, "0-4/5"],
    ["/gadgets?select=id&limit=2&offset=3", counted, 206, "3-4/5"],
    ["/gadgets?select=id&id=eq.0", counted, 200, "*/0"],
    ["/gadgets?select=id&offset=5", counted, 206, "*/5"],
    ["/gadgets?select=id&offset=20", {}, 200, "*/*"],
    ["/gadgets?id=eq.1&apikey=x", { ...object, "Accept-Profile": "public" }, 200, "0-0/*"],
    ["/gadgets?id=eq.1", { Accept: "text/html, application/xml;q=0.9, */*;q=0.8" }, 200, "0-0/*"],
    ["/rpc/none", {}, 200, "0-0/*"],
    ["/rpc/nothing", {}, 204, "0-0/*"],
  ] as [string, Record<string, string>, number, string][])(
    "GET and HEAD %s with %j is %i %s",
    async (path, headers, status, range) => {
      const got = await shop.request(path, { headers });
      expect([got.status, got.headers.get("content-range")]).toEqual([status, range]);
      const head = await shop.request(path, { method: "HEAD", headers });
      expect([head.status, head.text, head.headers.get("content-range")]).toEqual([status, "", range]);
      expect(head.headers.get("content-type")).toBe(got.headers.get("content-type"));
    },
  );

  test("a page beyond the last row is refused where rows are counted", async () => {
    const page = shop.createClient().from("gadgets").select("id", { count: "exact" }).range(20, 29);
    expect(await page).toMatchObject({
      status: 416,
      error: {
        code: "PGRST103",
        message: "Requested range not satisfiable",
        details: "An offset of 20 was requested, but there are only 5 rows.",
      },
    });
  });

  test("reading does not write, even through a view", async () => {
    expect(await shop.requestError("/visits", {}, "visitor")).toMatchObject({ status: 405, code: "25006" });
    expect((await shop.request("/notes?content=eq.seen", {}, "visitor")).text).toBe("[]");
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
