import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PostgrestClient } from "@supabase/postgrest-js";
import { engines } from "../engines.ts";
import { openShop, type Shop } from "./rest-shop.ts";

type Call = (client: PostgrestClient) => PromiseLike<{ status: number; error: unknown; data: unknown }>;

const json = { "Content-Type": "application/json" };

/** Preferences that would be another request if they were ignored. */
const refusedPreferences: [string, string, Call][] = [
  ["upsert", "resolution=merge-duplicates", (client) => client.from("notes").upsert({ content: "kept" })],
  [
    "upsert that ignores duplicates",
    "resolution=ignore-duplicates",
    (client) =>
      client.from("gadgets").upsert([{ name: "pump" }], { onConflict: "name", ignoreDuplicates: true }),
  ],
  [
    "insert with defaults for what is missing",
    "missing=default",
    (client) => client.from("notes").insert([{ content: "kept" }, {}], { defaultToNull: false }),
  ],
  ["rollback", "tx=rollback", (client) => client.from("notes").insert({ content: "kept" }).rollback()],
  [
    "delete in a dry run",
    "tx=rollback",
    (client) => client.from("notes").delete().gt("id", 0).select().rollback(),
  ],
];

/** Media types that are not served. */
const refusedTypes: [string, string, Call][] = [
  ["csv", "text/csv", (client) => client.from("gadgets").select().csv()],
  ["geojson", "application/geo+json", (client) => client.from("gadgets").select().geojson()],
  [
    "explain",
    'application/vnd.pgrst.plan+text; for="application/json"; options=;',
    (client) => client.from("gadgets").select().explain(),
  ],
  [
    "stripNulls",
    "application/vnd.pgrst.array+json;nulls=stripped",
    (client) => client.from("gadgets").select().stripNulls(),
  ],
  [
    "single and stripNulls",
    "application/vnd.pgrst.object+json;nulls=stripped",
    (client) => client.from("gadgets").select().eq("id", 1).single().stripNulls(),
  ],
];

describe.each(engines)("what the REST API does not do, on $name", (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine);
    await shop.createClient("visitor").from("notes").insert({ content: "first" });
  });
  afterAll(() => shop.close());

  test.each(refusedPreferences)("%s is refused, and nothing is written", async (_, preference, call) => {
    expect(await call(shop.createClient("visitor"))).toMatchObject({
      status: 400,
      data: null,
      error: {
        code: "PGRST127",
        message: "Feature not implemented",
        details: `The preference ${preference} is not implemented.`,
        hint: null,
      },
    });
    const { data } = await shop.createClient("visitor").from("notes").select("content");
    expect(data).toEqual([{ content: "first" }]);
  });

  test("a time zone is refused, and under strict handling named as unknown", async () => {
    const ask = (Prefer: string) => shop.requestError("/gadgets", { headers: { Prefer } });
    expect(await ask("timezone=Asia/Beirut")).toMatchObject({ status: 400, code: "PGRST127" });
    expect(await ask("handling=strict, timezone=Asia/Beirut")).toMatchObject({
      status: 400,
      code: "PGRST122",
      details: "Invalid preferences: timezone=Asia/Beirut",
    });
  });

  test("preferences that ask for what happens anyway are no error, even under strict handling", async () => {
    const headers = { ...json, Prefer: "handling=strict, missing=null, tx=commit, return=minimal" };
    const note = { method: "POST", headers, body: '{"content":"second"}' };
    expect((await shop.request("/notes", note, "visitor")).status).toBe(201);
    const removed = await shop.createClient("visitor").from("notes").delete().eq("content", "second");
    expect(removed.error).toBeNull();
  });

  test.each(refusedTypes)("%s is not available", async (_, type, call) => {
    expect(await call(shop.createClient())).toMatchObject({
      status: 406,
      data: null,
      error: { code: "PGRST107", message: `None of these media types are available: ${type}` },
    });
  });

  test.each([
    ["/notes", "text/csv", "content\na"],
    ["/notes", "application/x-www-form-urlencoded", "content=a"],
    ["/rpc/greet", "application/x-www-form-urlencoded", "who=a"],
    ["/rpc/take_body", "text/plain", "[1]"],
  ])("a POST of %s with %s is refused", async (path, type, body) => {
    const post = { method: "POST", headers: { "Content-Type": type }, body };
    expect(await shop.requestError(path, post, "visitor")).toMatchObject({
      status: 400,
      code: "PGRST102",
      message: `Content-Type not acceptable: ${type}`,
    });
  });

  test("a write whose rows are limited or ordered is refused, and writes nothing", async () => {
    const notes = () => shop.createClient("visitor").from("notes");
    const refused = { status: 400, error: { code: "PGRST127" } };
    expect(await notes().update({ content: "x" }).gt("id", 0).select().limit(1)).toMatchObject(refused);
    expect(await notes().delete().gt("id", 0).select().order("id")).toMatchObject(refused);
    expect(await notes().insert({ content: "x" }).select().range(0, 0)).toMatchObject(refused);
    expect((await notes().select("content")).data).toEqual([{ content: "first" }]);
  });

  test("embedding, spreading and aggregates are refused by name", async () => {
    const gadgets = () => shop.createClient().from("gadgets");
    const embedded = await gadgets().select("id,notes(*)");
    expect(embedded).toMatchObject({ status: 400, error: { code: "PGRST200" } });
    const spread = await gadgets().select("id,...notes(content)");
    expect(spread).toMatchObject({ status: 400, error: embedded.error });
    const hinted = await gadgets().select("id,n:notes!gadget_id!inner(*)");
    expect(hinted.error?.details).toBe(
      "Searched for a foreign key relationship between 'gadgets' and 'notes' using the hint 'gadget_id' " +
        "in the schema 'public', but no matches were found.",
    );
    expect(await gadgets().select("..notes(content)")).toMatchObject({
      status: 400,
      error: { code: "PGRST100" },
    });
    expect(await gadgets().select("price.sum()")).toMatchObject({
      status: 400,
      error: { code: "PGRST123", message: "Use of aggregate functions is not allowed" },
    });
    expect(await gadgets().select().eq("notes.content", "a")).toMatchObject({
      status: 400,
      error: { code: "PGRST108" },
    });
  });

  test("another schema is refused with the ones there are", async () => {
    const client = shop.createClient("visitor").schema("auth");
    const refused = {
      status: 406,
      error: {
        code: "PGRST106",
        message: "Invalid schema: auth",
        hint: "Only the following schemas are exposed: public",
      },
    };
    expect(await client.from("users").select()).toMatchObject(refused);
    expect(await client.from("users").insert({})).toMatchObject(refused);
    expect(await client.rpc("uid")).toMatchObject(refused);
  });
});
