import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { openShop, type Shop } from "./rest-shop.ts";

describe.each(engines)("writing and calling with the official client, on $name", (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());

  test("insert adds one row or several, and answers them when asked", async () => {
    const client = shop.createClient("visitor");
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
    expect((await shop.createClient("admin").from("notes").select("*")).data).toEqual([]);
  });

  test("update and delete answer the rows they touched", async () => {
    const client = shop.createClient("visitor");
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
    const { data, error } = await shop.createClient().rpc(name, values);
    expect(error).toBeNull();
    expect(Array.isArray(expected) && name === "price_list" ? data.slice(0, 1) : data).toEqual(expected);
  });

  test("rpc that gives rows takes filters, order, columns and count", async () => {
    const client = shop.createClient();
    const found = client
      .rpc("find_gadgets", { tag: "metal" }, { count: "exact" })
      .select("name")
      .order("name")
      .limit(1);
    expect(await found).toMatchObject({ status: 206, count: 2, data: [{ name: "motor, big" }] });
    expect((await client.rpc("find_gadgets", { tag: "metal" }).gt("id", 1).single()).data).toMatchObject({
      id: 3,
    });
    expect((await client.rpc("one_gadget", { wanted: 2 })).data).toMatchObject({ name: "lamp" });
  });

  test("rpc by GET and HEAD reads, and may not write", async () => {
    const client = shop.createClient("visitor");
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

  test("maxAffected is refused rather than ignored", async () => {
    const change = await shop
      .createClient("visitor")
      .from("notes")
      .update({ content: "q" })
      .gt("id", 0)
      .maxAffected(1);
    expect(change).toMatchObject({ status: 400, error: { code: "PGRST122" } });
  });
});
