import { afterAll, describe, expect, test } from "vitest";
import { openShop } from "./shop.ts";

const shop = await openShop();
afterAll(shop.close);

describe("calling functions with the official client", () => {
  test.each([
    ["a number", "add", { a: 1, b: 5 }, 6],
    ["a default", "add", { a: 1 }, 2],
    ["a text", "greet", { who: "نور" }, "hello نور"],
    ["a list", "shout", { words: ["a", "b"] }, "A B"],
    ["null", "none", {}, null],
    ["nothing", "nothing", {}, null],
    ["a set of numbers", "small_numbers", { up_to: 3 }, [1, 2, 3]],
    ["one of two by its parameter", "twice", { t: "x" }, "xx"],
    ["the other of two", "twice", { n: 4 }, 8],
    ["a setting of the operator", "setting", { name: "local_origin" }, "true"],
  ])("%s", async (_, name, values, expected) => {
    expect(await shop.createClient().rpc(name, values)).toMatchObject({ data: expected, error: null });
  });

  test("no body is an empty object", async () => {
    expect((await shop.request("/rpc/none", { method: "POST" })).text).toBe("null");
  });

  test("a function's rows are read like a table's", async () => {
    const client = shop.createClient();
    expect((await client.rpc("price_list").limit(1)).data).toEqual([{ label: "pump", cost: 12.5 }]);
    const found = client.rpc("find_gadgets", { tag: "metal" }, { count: "exact" });
    expect(await found.select("name").order("name").limit(1)).toMatchObject({
      status: 206,
      count: 2,
      data: [{ name: "motor, big" }],
    });
    expect((await client.rpc("find_gadgets", { tag: "metal" }).gt("id", 1).single()).data).toMatchObject({
      id: 3,
    });
    expect((await client.rpc("one_gadget", { wanted: 2 })).data).toMatchObject({ name: "lamp" });
  });

  test("by GET and HEAD, without arguments; neither may write", async () => {
    const client = shop.createClient("visitor");
    expect((await client.rpc("count_secrets", {}, { get: true })).data).toBe(1);
    const head = await client.rpc("price_list", {}, { head: true, count: "exact" });
    expect(head).toMatchObject({ count: 4, data: null });
    const write = await client.rpc("note_visit", {}, { get: true });
    expect(write).toMatchObject({ status: 405, error: { code: "25006" } });
    expect((await client.from("notes").select("content")).data).toEqual([]);
    expect(await client.rpc("write_note", { content: "by POST" })).toMatchObject({
      status: 204,
      error: null,
    });
    expect((await client.from("notes").select("content")).data).toEqual([{ content: "by POST" }]);
  });

  test("one that should give one row and gives more is rolled back", async () => {
    const change = await shop.createClient().rpc("small_numbers", { up_to: 2 }).single();
    expect(change).toMatchObject({ status: 406, error: { code: "PGRST116" } });
  });

  test.each([
    ["POST", "nope", {}, " without parameters"],
    ["POST", "nope", { b: 1, a: 2 }, "(a, b)"],
    ["POST", "greet", { whom: "x" }, "(whom)"],
    ["POST", "add", { a: 1, "": 2 }, "(, a)"],
    ["GET", "greet", {}, " without parameters"],
    ["POST", "pg_sleep", { seconds: 9 }, "(seconds)"],
    ["POST", "take_body", { "": [1] }, "()"],
    ["POST", "look_up", { search: "a" }, "(search)"],
    ["POST", "join_all", { words: ["a"] }, "(words)"],
  ])("%s %s with %j finds none", async (method, name, values, parameters) => {
    const { status, error } = await shop.createClient().rpc(name, values, { get: method === "GET" });
    const message = `Could not find the function public.${name}${parameters} in the schema cache`;
    expect([status, error]).toMatchObject([404, { code: "PGRST202", message, details: null, hint: null }]);
  });
});
