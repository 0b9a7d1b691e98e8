import type { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, describe, expect, test } from "vitest";
import { embedded } from "../../support/engines.ts";
import { openShop } from "./shop.ts";

const shop = await openShop(embedded);
afterAll(shop.stop);
await shop.visitor.rpc("write_note", { content: "kept" });

const json = { "Content-Type": "application/json" };
const post = (body: BodyInit, type = json["Content-Type"]) => ({
  method: "POST",
  headers: { "Content-Type": type },
  body,
});
/** Status and code of the answer, and what it says. */
async function refusalOf(path: string, init: RequestInit = {}, isVisitor = true) {
  const { status, code, message } = await shop.requestError(path, init, isVisitor);
  return [`${status} ${code}`, message] as const;
}

describe("the REST API refuses", () => {
  test("what is not there, or what nobody may read, with the code of Postgres or PostgREST", async () => {
    const noTable = (name: string) => `Could not find the table 'public.${name}' in the schema cache`;
    const noColumn = (name: string) => `column ${name} does not exist`;
    const rows = [
      ["/nope", "404 PGRST205", noTable("nope")],
      ["/users", "404 PGRST205", noTable("users")],
      ["/auth.users", "404 PGRST205", noTable("auth.users")],
      ["/pg_class", "404 PGRST205", noTable("pg_class")],
      ["/gadgets?nope=eq.1", "400 42703", noColumn("gadgets.nope")],
      ["/gadgets?select=nope", "400 42703", noColumn("gadgets.nope")],
      ["/gadgets?order=nope", "400 42703", noColumn("gadgets.nope")],
      ["/gadgets?select=id,oid", "400 42703", noColumn("gadgets.oid")],
      ["/rpc/none?select=id", "400 42703", noColumn("none.id")],
      ["/gadgets?serial=eq.x", "400 22P02", 'invalid input syntax for type uuid: "x"'],
      ["/gadgets?made_at=gt.x", "400 22007", 'invalid input syntax for type timestamp with time zone: "x"'],
      ["/gadgets?id=eq.99999999999", "400 22003", 'value "99999999999" is out of range for type integer'],
      ["/gadgets?name=eq.%00", "400 22021", 'invalid byte sequence for encoding "UTF8": 0x00'],
      ["/gadgets?name=is.true", "400 42804", "argument of IS TRUE must be type boolean, not type text"],
      ["/secrets", "401 42501", "permission denied for table secrets"],
      ["/notes", "401 42501", "permission denied for table notes"],
      ["/rpc/locked", "401 42501", "permission denied for function locked"],
      ["/rpc/waste", "500 57014", "canceling statement due to statement timeout"],
    ] as const;
    for (const [path, ...refusal] of rows) expect(await refusalOf(path, {}, false), path).toEqual(refusal);
  });

  test("what the official client can ask for and this server does not do, at each place of the grammar", async () => {
    const gadgets = (client: PostgrestClient) => client.from("gadgets").select("id");
    type Call = (client: PostgrestClient) => PromiseLike<{ status: number; error: unknown; data: unknown }>;
    const features: Record<string, Call[]> = {
      "405 PGRST117": [
        (c) => c.from("notes").insert({ content: "x" }),
        (c) => c.from("notes").upsert({ content: "x" }, { ignoreDuplicates: true }),
        (c) => c.from("notes").update({ content: "x" }).eq("content", "kept"),
        (c) => c.from("notes").delete().eq("content", "kept"),
      ],
      "400 PGRST100": [
        (c) => c.from("gadgets").select("id,notes(*)"),
        (c) => c.from("gadgets").select("...notes(content)"),
        (c) => c.from("gadgets").select("label:name"),
        (c) => c.from("gadgets").select("spec->volts"),
        (c) => c.from("gadgets").select('"odd \\"name"'),
        (c) => c.from("gadgets").select("*,id"),
        (c) => c.from("gadgets").select(""),
        (c) => gadgets(c).like("name", "%mp"),
        (c) => gadgets(c).filter("available", "is", "not_null"),
        (c) => gadgets(c).contains("tags", ["metal"]),
        (c) => gadgets(c).textSearch("name", "pump"),
        (c) => gadgets(c).filter("id", "eq(any)", "{1,2}"),
        (c) => gadgets(c).not("name", "is", null),
        (c) => gadgets(c).or("id.eq.1,id.eq.2"),
        (c) => gadgets(c).eq("spec->>volts", "230"),
        (c) => gadgets(c).order("spec->volts"),
        (c) => gadgets(c).order("price", { nullsFirst: true }),
        (c) => gadgets(c).limit(-1),
        (c) => c.rpc("greet", { who: "x" }, { get: true }),
      ],
      "400 PGRST127": [
        (c) => gadgets(c).eq("spec", "{}"),
        (c) => gadgets(c).eq("tags", "{a}"),
        (c) => gadgets(c).in("search", ["a"]),
        (c) => c.from("gadgets").select("id", { count: "planned" }),
        (c) => gadgets(c).rollback(),
      ],
      "406 PGRST107": [(c) => gadgets(c).csv(), (c) => gadgets(c).stripNulls()],
      "406 PGRST106": [(c) => c.schema("auth").from("users").select(), (c) => c.schema("auth").rpc("uid")],
    };
    for (const [refusal, calls] of Object.entries(features)) {
      const [status, code] = refusal.split(" ");
      for (const call of calls) {
        const wanted = { status: Number(status), data: null, error: { code } };
        expect(await call(shop.visitor), String(call)).toMatchObject(wanted);
      }
    }
    expect((await shop.visitor.from("notes").select("content")).data).toEqual([{ content: "kept" }]);
  });

  test("what no client of theirs sends, and says what it expects instead, and where", async () => {
    const rows: [string, string, RequestInit?][] = [
      ["405 PGRST117", "/notes?content=eq.kept", { method: "PUT" }],
      ["405 PGRST117", "/rpc/add", { method: "PATCH" }],
      ["400 PGRST127", "/gadgets", { headers: { Range: "0-1" } }],
      ["400 PGRST127", "/gadgets", { headers: { Prefer: "handling=strict, max-affected=1" } }],
      ["400 PGRST127", "/gadgets", { headers: { Prefer: "count=exact, timezone=Asia/Beirut" } }],
      ["400 PGRST100", "/gadgets?select=*,*"],
      ["400 PGRST100", "/gadgets?select=id,%20name"],
      ["400 PGRST100", "/gadgets?select=id,"],
      ["400 PGRST100", "/rpc/none?columns=a", { method: "POST" }],
      ["400 PGRST100", "/gadgets?id=in.1,2"],
      ["400 PGRST100", "/gadgets?id=in.((1),2)"],
      ["404 PGRST125", "/"],
      ["404 PGRST125", "/gadgets/1"],
      ["400 PGRST102", "/rpc/greet", post("who=a", "application/x-www-form-urlencoded")],
      ["400 PGRST102", "/rpc/greet", post("[1]", "text/plain")],
      ["400 PGRST102", "/rpc/greet", post("[1]")],
      ["400 PGRST102", "/rpc/greet", post("null")],
      ["400 PGRST102", "/rpc/greet", post("{")],
      ["400 PGRST102", "/rpc/greet", post('{"who":"\u0000"}')],
      ["400 PGRST102", "/rpc/greet", post(new Uint8Array(Buffer.from('{"who":"\xe9"}', "latin1")))],
      ["400 22P02", "/rpc/greet", post('{"who":"\\ud800"}')],
    ];
    for (const [refusal, path, init] of rows) expect((await refusalOf(path, init))[0], path).toBe(refusal);
    expect(await shop.requestError("/gadgets?name=like.x")).toMatchObject({
      message: '"failed to parse filter (like.x)" (line 1, column 1)',
      details:
        'unexpected "l" expecting operator (eq, neq, gt, gte, lt, lte, in, is.null, is.true, is.false)',
    });
    expect(await shop.requestError("/gadgets?select=id,price::text")).toMatchObject({
      message: '"failed to parse select parameter (id,price::text)" (line 1, column 9)',
      details: 'unexpected ":" expecting "," or end of input',
    });
    expect((await shop.request("/notes", { method: "DELETE" })).headers.get("allow")).toBe("GET, HEAD");
  });
});
