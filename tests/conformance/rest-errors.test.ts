import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { openShop, type Shop } from "./rest-shop.ts";

const json = { "Content-Type": "application/json" };
const object = { Accept: "application/vnd.pgrst.object+json" };

/** Writes that are refused: method, path, body, status, code, message. The titles leave the long bodies out. */
const failingWrites = (
  [
    [
      "POST",
      "/gadgets",
      '{"name":"pump"}',
      409,
      "23505",
      'duplicate key value violates unique constraint "gadgets_name_key"',
    ],
    [
      "POST",
      "/gadgets",
      '{"name":"x","price":-1}',
      400,
      "23514",
      'new row for relation "gadgets" violates check constraint "gadgets_price_positive"',
    ],
    [
      "POST",
      "/notes",
      '{"content":null}',
      400,
      "23502",
      'null value in column "content" of relation "notes" violates not-null constraint',
    ],
    [
      "POST",
      "/gadgets",
      '{"name":"forbidden"}',
      403,
      "42501",
      'new row violates row-level security policy for table "gadgets"',
    ],
    [
      "POST",
      "/gadgets",
      '{"name":"x","nope":1}',
      400,
      "PGRST204",
      "Could not find the 'nope' column of 'gadgets' in the schema cache",
    ],
    [
      "POST",
      "/gadgets?columns=name,nope",
      '{"name":"x"}',
      400,
      "PGRST204",
      "Could not find the 'nope' column of 'gadgets' in the schema cache",
    ],
    [
      "POST",
      "/notes",
      '{"gadget_id":99}',
      409,
      "23503",
      'insert or update on table "notes" violates foreign key constraint "notes_gadget_id_fkey"',
    ],
    ["POST", "/notes", '{"id":1}', 400, "428C9", 'cannot insert a non-DEFAULT value into column "id"'],
    ["POST", "/notes", '[{"content":"a"},{}]', 400, "PGRST102", "All object keys must match"],
    ["POST", "/notes", '["a"]', 400, "PGRST102", "All object keys must match"],
    ["POST", "/notes", "", 400, "PGRST102", "Empty or invalid json"],
    ["POST", "/notes", "{", 400, "PGRST102", "Empty or invalid json"],
    ["POST", "/notes", '{"content":"\u0000"}', 400, "PGRST102", "Empty or invalid json"],
    ["POST", "/notes", '{"content":"\\u0000"}', 400, "22P05", "unsupported Unicode escape sequence"],
    ["POST", "/notes", '{"content":"\\ud800"}', 400, "22P02", "invalid input syntax for type json"],
    [
      "POST",
      "/notes",
      `{"content":${"[".repeat(100)}${"]".repeat(100)}}`,
      400,
      "PGRST102",
      "JSON may be nested 64 levels deep",
    ],
    ["POST", "/notes", "[".repeat(500_000), 400, "PGRST102", "JSON may be nested 64 levels deep"],
    [
      "POST",
      "/notes",
      JSON.stringify({ content: "a".repeat(1_100_000) }),
      413,
      "PGRST102",
      "Request body too large (max 1048576 bytes)",
    ],
    ["PATCH", "/notes", '{"content":"a"}', 400, "21000", "UPDATE requires a WHERE clause"],
    ["PATCH", "/notes?id=gt.0&limit=1", '{"content":"a"}', 400, "PGRST127", "Feature not implemented"],
    ["PATCH", "/notes?id=gt.0&offset=1", '{"content":"a"}', 400, "PGRST127", "Feature not implemented"],
    ["DELETE", "/notes?id=gt.0&limit=1", "", 400, "PGRST127", "Feature not implemented"],
    ["POST", "/notes?order=id", "{}", 400, "PGRST127", "Feature not implemented"],
    ["DELETE", "/notes", "", 400, "21000", "DELETE requires a WHERE clause"],
    ["DELETE", "/cheap_gadgets?id=eq.1", "", 403, "42501", "permission denied for view cheap_gadgets"],
    ["PUT", "/notes?id=eq.1", "{}", 405, "PGRST117", "Unsupported HTTP method: PUT"],
    ["PATCH", "/rpc/add", "{}", 405, "PGRST101", "Cannot use the PATCH method on RPC"],
    ["POST", "/rpc/add", '{"a":"x"}', 400, "22P02", 'invalid input syntax for type integer: "x"'],
    ["POST", "/rpc/take_body", "7", 400, "22023", "cannot get array length of a scalar"],
  ] satisfies [string, string, string, number, string, string][]
).map(([method, path, body, status, code, message]) => [method, path, status, code, message, body] as const);

describe.each(engines)("errors of the REST API, on $name", (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());

  test.each([
    ["/nope", 404, "PGRST205", "Could not find the table 'public.nope' in the schema cache"],
    ["/users", 404, "PGRST205", "Could not find the table 'public.users' in the schema cache"],
    ["/auth.users", 404, "PGRST205", "Could not find the table 'public.auth.users' in the schema cache"],
    ["/pg_class", 404, "PGRST205", "Could not find the table 'public.pg_class' in the schema cache"],
    ["/gadgets/1", 404, "PGRST125", "Invalid path specified in request URL"],
    ["/", 404, "PGRST126", "Root endpoint metadata is disabled"],
    ["", 404, "PGRST126", "Root endpoint metadata is disabled"],
    ["/gadgets?nope=eq.1", 400, "42703", "column gadgets.nope does not exist"],
    ["/gadgets?select=nope", 400, "42703", "column gadgets.nope does not exist"],
    ["/gadgets?order=nope", 400, "42703", "column gadgets.nope does not exist"],
    ["/gadgets?select=id,oid", 400, "42703", "column gadgets.oid does not exist"],
    ["/gadgets?serial=eq.x", 400, "22P02", 'invalid input syntax for type uuid: "x"'],
    ["/gadgets?made_at=gt.x", 400, "22007", 'invalid input syntax for type timestamp with time zone: "x"'],
    ["/gadgets?id=eq.99999999999", 400, "22003", 'value "99999999999" is out of range for type integer'],
    ["/gadgets?name=eq.%00", 400, "22021", 'invalid byte sequence for encoding "UTF8": 0x00'],
    ["/gadgets?select=name::nope", 400, "42704", 'type "nope" does not exist'],
    ["/gadgets?years=like.x", 404, "42883", "operator does not exist: int4range ~~ text"],
    ["/gadgets?name=is.true", 400, "42804", "argument of IS TRUE must be type boolean, not type text"],
    ["/gadgets?name=match.^p", 400, "PGRST100", '"failed to parse filter (match.^p)" (line 1, column 7)'],
    [
      "/gadgets?name=not.imatch(any).{p}",
      400,
      "PGRST100",
      '"failed to parse filter (not.imatch(any).{p})" (line 1, column 17)',
    ],
    [
      "/gadgets?select=notes(*)",
      400,
      "PGRST200",
      "Could not find a relationship between 'gadgets' and 'notes' in the schema cache",
    ],
    ["/gadgets?limit=-1", 416, "PGRST103", "Requested range not satisfiable"],
    ["/secrets", 401, "42501", "permission denied for table secrets"],
    ["/notes", 401, "42501", "permission denied for table notes"],
    ["/rpc/nope?x=1", 404, "PGRST202", "Could not find the function public.nope(x) in the schema cache"],
    [
      "/rpc/add",
      404,
      "PGRST202",
      "Could not find the function public.add without parameters in the schema cache",
    ],
    ["/rpc/add?a=1&c=2", 404, "PGRST202", "Could not find the function public.add(a, c) in the schema cache"],
    [
      "/rpc/pg_sleep?seconds=9",
      404,
      "PGRST202",
      "Could not find the function public.pg_sleep(seconds) in the schema cache",
    ],
    ["/rpc/locked", 401, "42501", "permission denied for function locked"],
    ["/rpc/fail?state=x&words=teapot", 418, "PT418", "teapot"],
    ["/rpc/complain?words=no", 400, "P0001", "no"],
    ["/rpc/waste?seconds=9", 500, "57014", "canceling statement due to statement timeout"],
  ])("GET %s is %i %s: %s", async (path, status, code, message) => {
    expect(await shop.requestError(path)).toMatchObject({ status, code, message });
  });

  test.each(failingWrites)("%s %s is %i %s: %s", async (method, path, status, code, message, body) => {
    const error = await shop.requestError(
      path,
      { method, headers: json, ...(body !== "" && { body }) },
      "visitor",
    );
    expect(error).toMatchObject({ status, code, message });
  });

  test("reading does not write, even through a view", async () => {
    expect(await shop.requestError("/touching", {}, "visitor")).toMatchObject({ status: 405, code: "25006" });
    expect((await shop.request("/notes?content=eq.seen", {}, "visitor")).text).toBe("[]");
  });

  test("raise gives its message, details and hint", async () => {
    expect(await shop.requestError("/rpc/complain?words=no")).toMatchObject({
      message: "no",
      details: "why",
      hint: "how",
    });
    expect(await shop.requestError("/rpc/add?a=1&c=2")).toMatchObject({
      details:
        "Searched for the function public.add with parameters a, c, but no matches were found in the schema cache.",
    });
  });

  test.each([
    [{ Accept: "text/csv" }, 406, "PGRST107", "None of these media types are available: text/csv"],
    [{ "Accept-Profile": "auth" }, 406, "PGRST106", "Invalid schema: auth"],
    [
      { Prefer: "handling=strict, wish=1" },
      400,
      "PGRST122",
      "Invalid preferences given with handling=strict",
    ],
    [{ Range: "5-1" }, 416, "PGRST103", "Requested range not satisfiable"],
  ])("headers %j are refused with %i %s", async (headers, status, code, message) => {
    expect(await shop.requestError("/gadgets", { headers })).toMatchObject({ status, code, message });
  });

  test("a body of another kind is refused", async () => {
    const form = { method: "POST", headers: { "Content-Type": "text/plain" }, body: "content=a" };
    expect(await shop.requestError("/notes", form, "visitor")).toMatchObject({
      status: 400,
      code: "PGRST102",
      message: "Content-Type not acceptable: text/plain",
    });
    const latin = { method: "POST", headers: json, body: Buffer.from('{"content":"\xe9"}', "latin1") };
    expect(await shop.requestError("/notes", latin, "visitor")).toMatchObject({
      status: 400,
      code: "PGRST102",
    });
  });

  test("a write that should be of one row and is of more is rolled back", async () => {
    const twice = {
      method: "POST",
      headers: { ...json, ...object, Prefer: "return=representation" },
      body: '[{"content":"p"},{"content":"q"}]',
    };
    expect(await shop.requestError("/notes", twice, "admin")).toMatchObject({
      status: 406,
      code: "PGRST116",
      details: "The result contains 2 rows",
    });
    expect((await shop.request("/notes?select=id", {}, "admin")).text).toBe("[]");
  });

  test("a long list is answered, and an address too long is refused", async () => {
    expect((await shop.request(`/gadgets?select=id&id=in.(${"1,".repeat(900)}1)`)).status).toBe(200);
    expect((await shop.request(`/gadgets?name=eq.${"x".repeat(100_000)}`)).status).toBe(431);
  });
});
