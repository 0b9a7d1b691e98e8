import { afterAll, describe, expect, test, vi } from "vitest";
import { embedded } from "../../support/engines.ts";
import { openShop } from "./shop.ts";

const shop = await openShop(embedded);
afterAll(shop.stop);

describe("calling functions with the official client", () => {
  test("takes and gives numbers, texts, lists and nothing, by names and defaults", async () => {
    const calls = [
      ["add", { a: 1, b: 5 }, 6],
      ["add", { a: 1 }, 2],
      ["greet", { who: "نور" }, "hello نور"],
      ["shout", { words: ["a", "b"] }, "A B"],
      ["none", {}, null],
      ["nothing", {}, null],
      ["small_numbers", { up_to: 3 }, [1, 2, 3]],
      ["twice", { t: "x" }, "xx"],
      ["twice", { n: 4 }, 8],
      ["setting", { name: "local_origin" }, "true"],
    ] as const;
    for (const [name, values, data] of calls) {
      expect(await shop.anyone.rpc(name, values), name).toMatchObject({ data, error: null });
    }
    expect((await shop.request("/rpc/none", { method: "POST" })).text).toBe("null");
  });

  test("gives rows that are read like a table's", async () => {
    expect((await shop.anyone.rpc("price_list").limit(1)).data).toEqual([{ label: "pump", cost: 12.5 }]);
    const found = () => shop.anyone.rpc("find_gadgets", { tag: "metal" }, { count: "exact" });
    expect(await found().select("name").order("name").limit(1)).toMatchObject({
      status: 206,
      count: 2,
      data: [{ name: "motor, big" }],
    });
    expect((await found().gt("id", 1).single()).data).toMatchObject({ id: 3 });
    expect((await shop.anyone.rpc("one_gadget", { wanted: 2 })).data).toMatchObject({ name: "lamp" });
    const head = await shop.anyone.rpc("price_list", {}, { head: true, count: "exact" });
    expect(head).toMatchObject({ count: 4, data: null });
    const several = await shop.anyone.rpc("small_numbers", { up_to: 2 }).single();
    expect(several).toMatchObject({ status: 406, error: { code: "PGRST116" } });
  });

  test("answers an error of the database with its code, and a status", async () => {
    expect((await shop.visitor.rpc("write_note", { content: "kept" })).error).toBeNull();
    const calls = [
      ["add_gadget", { name: "pump" }, 409, "23505"],
      ["add_gadget", { name: "x", price: -1 }, 400, "23514"],
      ["add_gadget", { name: "forbidden" }, 403, "42501"],
      ["write_note", { content: null }, 400, "23502"],
      ["locked", {}, 403, "42501"],
      ["add", { a: "x" }, 400, "22P02"],
      ["greet", { who: "\u0000" }, 400, "22P05"],
      ["fail", { words: "teapot" }, 418, "PT418"],
      ["complain", { words: "no" }, 400, "P0001"],
    ] as const;
    for (const [name, values, status, code] of calls) {
      expect(await shop.visitor.rpc(name, values), name).toMatchObject({ status, error: { code } });
    }
    const { error } = await shop.visitor.rpc("complain", { words: "no" });
    expect(error).toMatchObject({ message: "no", details: "why", hint: "how" });
    expect((await shop.visitor.from("notes").select("content")).data).toEqual([{ content: "kept" }]);
  });

  test("says when a limit allows the next call", async () => {
    const refused = await shop.request("/rpc/rest_awhile", { method: "POST" });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "30"]);
  });

  test("finds none by other names, nor one whose values need a parser of their own", async () => {
    const calls = [
      ["POST", "nope", {}, " without parameters"],
      ["POST", "nope", { b: 1, a: 2 }, "(a, b)"],
      ["POST", "greet", { whom: "x" }, "(whom)"],
      ["POST", "add", { a: 1, "": 2 }, "(, a)"],
      ["GET", "greet", {}, " without parameters"],
      ["POST", "pg_sleep", { seconds: 9 }, "(seconds)"],
      ["POST", "take_body", { "": [1] }, "()"],
      ["POST", "look_up", { search: "a" }, "(search)"],
      ["POST", "join_all", { words: ["a"] }, "(words)"],
    ] as const;
    for (const [method, name, values, parameters] of calls) {
      const { status, error } = await shop.anyone.rpc(name, values, { get: method === "GET" });
      const message = `Could not find the function public.${name}${parameters} in the schema cache`;
      expect([status, error]).toMatchObject([404, { code: "PGRST202", message, details: null, hint: null }]);
    }
  });
});

test("an error inside is one line of the log, and the caller learns nothing of it", async () => {
  await shop.request("/gadgets");
  vi.spyOn(shop.database, "transaction").mockRejectedValue(new Error("the pool of private.example is gone"));
  const lines = vi.spyOn(console, "log").mockImplementation(() => {});
  const { status, text } = await shop.request("/gadgets?name=eq.private");
  expect(status).toBe(500);
  expect(Object.keys(JSON.parse(text))).toEqual(["code", "details", "hint", "message"]);
  expect(text).not.toMatch(/private|pool/);
  const failures = lines.mock.calls.map(String).filter((line) => line.includes("rest.failed"));
  expect(failures).toEqual([
    expect.stringMatching(
      /^\{"at":"[^"]+","event":"rest.failed","method":"GET","path":"\/rest\/v1\/gadgets",[^\n]*\}$/,
    ),
  ]);
});
