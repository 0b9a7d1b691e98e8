import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { engines } from "../engines.ts";
import { openShop, type Shop } from "./rest-shop.ts";

const pump = "pump";
const lamp = "lamp";
const motor = "motor, big";
const heater = "سخان";
const thing = 'a 100% "sure" thing';

/** Query builders of the official client. */
type Gadgets = ReturnType<ReturnType<Shop["createClient"]>["from"]>;
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
    const { data, error } = await choose(shop.createClient().from("gadgets").select("name")).order("id");
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
    const { data } = await arrange(shop.createClient().from("gadgets").select("name"));
    expect(namesOf(data)).toEqual(names);
  });

  test("select renames, casts and reaches into JSON", async () => {
    const { data } = await shop
      .createClient()
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
    const { data } = await shop.createClient().from("cheap_gadgets").select("*").order("id");
    expect(data).toEqual([
      { id: 2, name: lamp, price: 3 },
      { id: 5, name: thing, price: 1 },
    ]);
  });

  test("more than a thousand rows are never sent at once", async () => {
    const { data, count, status } = await shop
      .createClient()
      .from("numbers")
      .select("n", { count: "exact" })
      .limit(5000);
    expect([data?.length, count, status]).toEqual([1000, 1500, 206]);
  });
});
