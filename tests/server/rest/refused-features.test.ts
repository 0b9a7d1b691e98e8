import type { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, describe, expect, test } from "vitest";
import { openShop } from "./shop.ts";

type Call = (client: PostgrestClient) => PromiseLike<{ status: number; error: unknown; data: unknown }>;

const notParsed = [400, "PGRST100"] as const;
const notOffered = [400, "PGRST127"] as const;
const noMethod = [405, "PGRST117"] as const;
const noMediaType = [406, "PGRST107"] as const;
const noSchema = [406, "PGRST106"] as const;

const gadgets = (client: PostgrestClient) => client.from("gadgets").select("id");

/** What the official client can ask for and this server does not do, one for each place in the grammar that refuses. */
const features: [string, readonly [number, string], Call][] = [
  ["insert", noMethod, (c) => c.from("notes").insert({ content: "x" })],
  ["upsert", noMethod, (c) => c.from("notes").upsert({ content: "x" }, { ignoreDuplicates: true })],
  ["update", noMethod, (c) => c.from("notes").update({ content: "x" }).eq("content", "kept")],
  ["delete", noMethod, (c) => c.from("notes").delete().eq("content", "kept")],
  ["embedding", notParsed, (c) => c.from("gadgets").select("id,notes(*)")],
  ["spreading", notParsed, (c) => c.from("gadgets").select("...notes(content)")],
  ["aliases", notParsed, (c) => c.from("gadgets").select("label:name")],
  ["JSON paths", notParsed, (c) => c.from("gadgets").select("spec->volts")],
  ["quoted columns", notParsed, (c) => c.from("gadgets").select('"odd \\"name"')],
  ["a star among columns", notParsed, (c) => c.from("gadgets").select("*,id")],
  ["no columns", notParsed, (c) => c.from("gadgets").select("")],
  ["like", notParsed, (c) => gadgets(c).like("name", "%mp")],
  ["isDistinct", notParsed, (c) => gadgets(c).isDistinct("available", true)],
  ["is not null", notParsed, (c) => gadgets(c).filter("available", "is", "not_null")],
  ["contains", notParsed, (c) => gadgets(c).contains("tags", ["metal"])],
  ["overlaps", notParsed, (c) => gadgets(c).overlaps("tags", ["metal"])],
  ["textSearch", notParsed, (c) => gadgets(c).textSearch("name", "pump")],
  ["quantifiers", notParsed, (c) => gadgets(c).filter("id", "eq(any)", "{1,2}")],
  ["not", notParsed, (c) => gadgets(c).not("name", "is", null)],
  ["or", notParsed, (c) => gadgets(c).or("id.eq.1,id.eq.2")],
  ["filters of JSON paths", notParsed, (c) => gadgets(c).eq("spec->>volts", "230")],
  ["order of JSON paths", notParsed, (c) => gadgets(c).order("spec->volts")],
  ["nulls first", notParsed, (c) => gadgets(c).order("price", { nullsFirst: true })],
  ["a negative limit", notParsed, (c) => gadgets(c).limit(-1)],
  ["a call by GET with arguments", notParsed, (c) => c.rpc("greet", { who: "x" }, { get: true })],
  ["JSON compared", notOffered, (c) => gadgets(c).eq("spec", "{}")],
  ["a list compared", notOffered, (c) => gadgets(c).eq("tags", "{a}")],
  ["a type with a parser of its own compared", notOffered, (c) => gadgets(c).in("search", ["a"])],
  ["planned counts", notOffered, (c) => c.from("gadgets").select("id", { count: "planned" })],
  ["rollback", notOffered, (c) => gadgets(c).rollback()],
  ["csv", noMediaType, (c) => gadgets(c).csv()],
  ["stripNulls", noMediaType, (c) => gadgets(c).stripNulls()],
  ["another schema", noSchema, (c) => c.schema("auth").from("users").select()],
  ["a function of another schema", noSchema, (c) => c.schema("auth").rpc("uid")],
];

/** The same for requests that it does not make. */
const requests: [string, readonly [number, string], string, RequestInit][] = [
  ["PUT", noMethod, "/notes?content=eq.kept", { method: "PUT" }],
  ["OPTIONS of a table", noMethod, "/notes", { method: "OPTIONS" }],
  ["PATCH of a function", noMethod, "/rpc/add", { method: "PATCH" }],
  ["the header Range", notOffered, "/gadgets", { headers: { Range: "0-1" } }],
  ["maxAffected", notOffered, "/gadgets", { headers: { Prefer: "handling=strict, max-affected=1" } }],
  ["a time zone", notOffered, "/gadgets", { headers: { Prefer: "count=exact, timezone=Asia/Beirut" } }],
  ["two stars", notParsed, "/gadgets?select=*,*", {}],
  ["spaces between columns", notParsed, "/gadgets?select=id,%20name", {}],
  ["a comma at the end", notParsed, "/gadgets?select=id,", {}],
  ["columns of a body", notParsed, "/rpc/none?columns=a", { method: "POST" }],
  ["a list of values without brackets", notParsed, "/gadgets?id=in.1,2", {}],
  ["a list of values in a list", notParsed, "/gadgets?id=in.((1),2)", {}],
  ["the description of the API", [404, "PGRST125"], "/", {}],
  ["a path below a table", [404, "PGRST125"], "/gadgets/1", {}],
];

const shop = await openShop();
afterAll(shop.close);
await shop.createClient("visitor").rpc("write_note", { content: "kept" });

describe("what the REST API does not do", () => {
  test.each(features)("%s: %j", async (_, [status, code], call) => {
    const answer = await call(shop.createClient("visitor"));
    expect(answer).toMatchObject({ status, data: null, error: { code } });
    const { data } = await shop.createClient("visitor").from("notes").select("content");
    expect(data).toEqual([{ content: "kept" }]);
  });

  test.each(requests)("%s: %j", async (_, [status, code], path, init) => {
    expect(await shop.requestError(path, init, "visitor")).toMatchObject({ status, code });
  });

  test("a refusal says what it expects instead, and where", async () => {
    expect(await shop.requestError("/gadgets?name=like.x")).toMatchObject({
      message: '"failed to parse filter (like.x)" (line 1, column 1)',
      details:
        'unexpected "l" expecting operator (eq, neq, gt, gte, lt, lte, in, is.null, is.true, is.false)',
    });
    expect(await shop.requestError("/gadgets?select=id,price::text")).toMatchObject({
      message: '"failed to parse select parameter (id,price::text)" (line 1, column 9)',
      details: 'unexpected ":" expecting "," or end of input',
    });
    const methods = await shop.request("/notes", { method: "DELETE" });
    expect(methods.headers.get("allow")).toBe("GET, HEAD");
  });

  test.each([
    [
      "application/x-www-form-urlencoded",
      "who=a",
      "Content-Type not acceptable: application/x-www-form-urlencoded",
    ],
    ["text/plain", "[1]", "Content-Type not acceptable: text/plain"],
    ["application/json", "[1]", "A function is called with a JSON object"],
    ["application/json", "null", "A function is called with a JSON object"],
    ["application/json", "{", "Empty or invalid json"],
    ["application/json", '{"who":"\u0000"}', "Empty or invalid json"],
  ])("a body of %s, %s, is refused", async (type, body, message) => {
    const post = { method: "POST", headers: { "Content-Type": type }, body };
    expect(await shop.requestError("/rpc/greet", post)).toMatchObject({
      status: 400,
      code: "PGRST102",
      message,
    });
  });
});
