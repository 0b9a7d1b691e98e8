import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { engines } from "../engines.ts";
import { openShop, type Shop } from "./rest-shop.ts";

const pump = "pump";
const lamp = "lamp";
const motor = "motor, big";
const heater = "سخان";
const thing = 'a 100% "sure" thing';

/** What the official client is told, and the gadgets that answer. */
type Gadgets = ReturnType<ReturnType<Shop["connect"]>["from"]>;
type Select = ReturnType<Gadgets["select"]>;

function namesOf(data: unknown): string[] {
  return z
    .array(z.object({ name: z.string() }))
    .parse(data)
    .map(({ name }) => name);
}

const filters: [string, (select: Select) => Select, string[]][] = [
  ["eq", (s) => s.eq("name", motor), [motor]],
  ["eq in Arabic", (s) => s.eq("name", heater), [heater]],
  ["neq", (s) => s.neq("name", pump), [lamp, motor, heater, thing]],
  ["gt", (s) => s.gt("price", 3), [pump, motor]],
  ["gte", (s) => s.gte("price", 3), [pump, lamp, motor]],
  ["lt", (s) => s.lt("made_at", "2023-01-01"), [thing]],
  ["lte", (s) => s.lte("price", 3), [lamp, thing]],
  ["a number beyond doubles", (s) => s.eq("big", "9007199254740993"), [pump]],
  ["like", (s) => s.like("name", "%mp"), [pump, lamp]],
  ["like with stars", (s) => s.like("name", "*100*"), [thing]],
  ["ilike", (s) => s.ilike("name", "PU%"), [pump]],
  ["likeAnyOf", (s) => s.likeAnyOf("name", ["pu*", "la*"]), [pump, lamp]],
  ["likeAllOf", (s) => s.likeAllOf("name", ["*m*", "*p"]), [pump, lamp]],
  ["ilikeAnyOf", (s) => s.ilikeAnyOf("name", ["PU*"]), [pump]],
  ["match", (s) => s.filter("name", "match", "^.{4}$"), [pump, lamp, heater]],
  ["imatch", (s) => s.filter("name", "imatch", "^P"), [pump]],
  ["is null", (s) => s.is("available", null), [motor]],
  ["is true", (s) => s.is("available", true), [pump, heater, thing]],
  ["is false", (s) => s.is("available", false), [lamp]],
  ["is unknown", (s) => s.filter("available", "is", "unknown"), [motor]],
  ["is not_null", (s) => s.filter("available", "is", "not_null"), [pump, lamp, heater, thing]],
  ["isDistinct", (s) => s.isDistinct("available", true), [lamp, motor]],
  ["in", (s) => s.in("name", [motor, thing, "other"]), [motor, thing]],
  ["in with numbers", (s) => s.in("id", [1, 3]), [pump, motor]],
  ["in nothing", (s) => s.in("id", []), []],
  ["in a uuid", (s) => s.in("serial", ["00000000-0000-4000-8000-000000000002"]), [lamp]],
  ["contains a list", (s) => s.contains("tags", '{water,"a,b"}'), [heater]],
  ["contains JSON", (s) => s.contains("spec", { volts: 12 }), [pump]],
  ["containedBy", (s) => s.containedBy("tags", ["metal", "light"]), [lamp, motor, thing]],
  ["overlaps", (s) => s.overlaps("tags", ["light", "water"]), [pump, lamp, heater]],
  ["rangeLt", (s) => s.rangeLt("years", "[2010,2011)"), [pump, lamp]],
  ["rangeGt", (s) => s.rangeGt("years", "[2004,2005)"), [lamp, motor]],
  ["rangeGte", (s) => s.rangeGte("years", "[2005,2006)"), [lamp, motor]],
  ["rangeLte", (s) => s.rangeLte("years", "[2004,2010)"), [pump, lamp]],
  ["rangeAdjacent", (s) => s.rangeAdjacent("years", "[2010,2011)"), [lamp]],
  ["overlapping ranges", (s) => s.overlaps("years", "[2004,2006)"), [pump, lamp]],
  ["an enum", (s) => s.eq("mood", "loud"), [lamp]],
  ["textSearch", (s) => s.textSearch("name", "pump | lamp"), [pump, lamp]],
  ["textSearch plain", (s) => s.textSearch("name", "big motor", { type: "plain" }), [motor]],
  [
    "textSearch phrase",
    (s) => s.textSearch("name", "sure thing", { type: "phrase", config: "english" }),
    [thing],
  ],
  ["textSearch websearch", (s) => s.textSearch("name", "sure -pump", { type: "websearch" }), [thing]],
  ["match of an object", (s) => s.match({ mood: "calm", available: true }), [pump, heater, thing]],
  ["not", (s) => s.not("name", "in", `("pump","lamp")`), [motor, heater, thing]],
  ["not is null", (s) => s.not("spec", "is", null), [pump, lamp, heater]],
  ["or", (s) => s.or(`name.eq.pump,price.lt.2`), [pump, thing]],
  ["or of groups", (s) => s.or(`and(price.gt.2,price.lt.4),name.in.("motor, big",other)`), [lamp, motor]],
  ["not or", (s) => s.or("name.eq.pump,not.and(id.gt.1,id.lt.5)"), [pump, thing]],
  ["the same column twice", (s) => s.gt("id", 1).lt("id", 4), [lamp, motor]],
  ["a JSON path", (s) => s.eq("spec->>volts", "230"), [lamp]],
  ["a JSON path as JSON", (s) => s.gt("spec->volts", 100), [lamp, heater]],
  ["a deep JSON path", (s) => s.eq("spec->ports->0->>kind", "usb"), [pump]],
  ["a list as JSON", (s) => s.eq("tags->>0", "light"), [lamp]],
  ["a quoted column", (s) => s.eq('"odd \\"name"', "x"), [pump]],
];

describe.each(engines)("filters of the official client, on $name", (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());

  test.each(filters)("%s", async (_, choose, names) => {
    const { data, error } = await choose(shop.connect().from("gadgets").select("name")).order("id");
    expect(error).toBeNull();
    expect(namesOf(data)).toEqual(names);
  });

  test.each<[string, (select: Select) => Select, string[]]>([
    ["ascending, nulls last", (s) => s.order("price"), [thing, lamp, pump, motor, heater]],
    [
      "descending, nulls first",
      (s) => s.order("price", { ascending: false }),
      [heater, motor, pump, lamp, thing],
    ],
    ["nulls first", (s) => s.order("price", { nullsFirst: true }), [heater, thing, lamp, pump, motor]],
    [
      "descending, nulls last",
      (s) => s.order("price", { ascending: false, nullsFirst: false }),
      [motor, pump, lamp, thing, heater],
    ],
    [
      "two columns",
      (s) => s.order("mood").order("id", { ascending: false }),
      [thing, heater, pump, lamp, motor],
    ],
    ["a JSON path", (s) => s.not("spec", "is", null).order("spec->volts"), [pump, heater, lamp]],
    ["limited", (s) => s.order("id").limit(2), [pump, lamp]],
    ["a page", (s) => s.order("id").range(1, 2), [lamp, motor]],
  ])("order: %s", async (_, arrange, names) => {
    const { data } = await arrange(shop.connect().from("gadgets").select("name"));
    expect(namesOf(data)).toEqual(names);
  });

  test("select renames, casts and reaches into JSON", async () => {
    const { data } = await shop
      .connect()
      .from("gadgets")
      .select('label:name, price::text, volts:spec->volts, spec->ports->0->>kind, "odd \\"name", years::text')
      .eq("id", 1);
    const row = {
      label: "pump",
      price: "12.50",
      volts: 12,
      kind: "usb",
      'odd "name': "x",
      years: "[2001,2005)",
    };
    expect(data).toEqual([row]);
  });

  test("a view is read like a table", async () => {
    const { data } = await shop.connect().from("cheap_gadgets").select("*").order("id");
    expect(data).toEqual([
      { id: 2, name: lamp, price: 3 },
      { id: 5, name: thing, price: 1 },
    ]);
  });

  test("more than a thousand rows are never sent at once", async () => {
    const { data, count, status } = await shop
      .connect()
      .from("numbers")
      .select("n", { count: "exact" })
      .limit(5000);
    expect([data?.length, count, status]).toEqual([1000, 1500, 206]);
  });
});

describe.each(engines)("writing and calling with the official client, on $name", (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());

  test("insert adds one row or several, and answers them when asked", async () => {
    const client = shop.connect("visitor");
    expect(await client.from("notes").insert({ content: "one" })).toMatchObject({ status: 201, data: null });
    const several = await client
      .from("notes")
      .insert([{ content: "two" }, { content: "three" }], { count: "exact" })
      .select("content");
    expect(several).toMatchObject({
      status: 201,
      count: 2,
      data: [{ content: "two" }, { content: "three" }],
    });
    expect((await client.from("notes").insert({}).select("content").single()).data).toEqual({
      content: "empty",
    });
    const { count } = await client.from("notes").select("*", { count: "exact", head: true });
    expect(count).toBe(4);
    expect((await shop.connect("admin").from("notes").select("*")).data).toEqual([]);
  });

  test("update and delete answer the rows they touched", async () => {
    const client = shop.connect("visitor");
    const { data: added } = await client
      .from("notes")
      .insert([{ content: "x" }, { content: "y" }])
      .select("id");
    const ids = added?.map((row: { id: number }) => row.id) ?? [];
    const updated = await client
      .from("notes")
      .update({ content: "z", gadget_id: 1 })
      .in("id", ids)
      .select("content");
    expect(updated).toMatchObject({ status: 200, data: [{ content: "z" }, { content: "z" }] });
    const deleted = await client.from("notes").delete({ count: "exact" }).in("id", ids).select("id");
    expect(deleted).toMatchObject({ status: 200, count: 2, data: ids.map((id) => ({ id })) });
    expect(await client.from("notes").delete().in("id", ids)).toMatchObject({ status: 204, error: null });
  });

  test.each([
    ["a number", "add", { a: 1, b: 5 }, 6],
    ["a default", "add", { a: 1 }, 2],
    ["a text", "greet", { who: "نور" }, "hello نور"],
    ["a list", "shout", { words: ["a", "b"] }, "A B"],
    ["a variadic list", "join_all", { words: ["a", "b"] }, "a+b"],
    ["null", "none", {}, null],
    ["nothing", "nothing", {}, null],
    ["a set of numbers", "small_numbers", { up_to: 3 }, [1, 2, 3]],
    ["a table", "price_list", {}, [{ label: "pump", cost: 12.5 }]],
    ["one of two by its parameter", "twice", { t: "x" }, "xx"],
    ["the other of two", "twice", { n: 4 }, 8],
    ["a setting of the operator", "setting", { name: "local_origin" }, "true"],
  ])("rpc with %s", async (_, name, values, expected) => {
    const { data, error } = await shop.connect().rpc(name, values);
    expect(error).toBeNull();
    expect(Array.isArray(expected) && name === "price_list" ? data.slice(0, 1) : data).toEqual(expected);
  });

  test("rpc that gives rows takes filters, order, columns and count", async () => {
    const client = shop.connect();
    const found = client
      .rpc("find_gadgets", { tag: "metal" }, { count: "exact" })
      .select("name")
      .order("name")
      .limit(1);
    expect(await found).toMatchObject({ status: 206, count: 2, data: [{ name: motor }] });
    expect((await client.rpc("find_gadgets", { tag: "metal" }).gt("id", 1).single()).data).toMatchObject({
      id: 3,
    });
    expect((await client.rpc("one_gadget", { wanted: 2 })).data).toMatchObject({ name: lamp });
  });

  test("rpc by GET and HEAD reads, and may not write", async () => {
    const client = shop.connect("visitor");
    expect((await client.rpc("add", { a: 2, b: 3 }, { get: true })).data).toBe(5);
    expect((await client.rpc("shout", { words: ["a", "b"] }, { get: true })).data).toBe("A B");
    expect(await client.rpc("small_numbers", { up_to: 7 }, { head: true, count: "exact" })).toMatchObject({
      count: 7,
    });
    const write = await client.rpc("write_note", { content: "by GET" }, { get: true });
    expect(write).toMatchObject({ status: 405, error: { code: "25006" } });
    expect(await client.rpc("write_note", { content: "by POST" })).toMatchObject({
      status: 204,
      error: null,
    });
    const { data } = await client.from("notes").select("content").like("content", "by *");
    expect(data).toEqual([{ content: "by POST" }]);
  });

  test("maxAffected is refused rather than forgotten", async () => {
    const change = await shop
      .connect("visitor")
      .from("notes")
      .update({ content: "q" })
      .gt("id", 0)
      .maxAffected(1);
    expect(change).toMatchObject({ status: 400, error: { code: "PGRST122" } });
  });
});
