import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { engines } from "../engines.ts";
import { openShop, type people, publishableKey, type Shop } from "./rest-shop.ts";

const json = { "Content-Type": "application/json" };
const object = { Accept: "application/vnd.pgrst.object+json" };
const counted = { Prefer: "count=exact" };

describe.each(engines)("the REST protocol on $name", (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());

  async function ask(path: string, init: RequestInit = {}, person?: keyof typeof people) {
    const headers = new Headers(init.headers);
    if (person) headers.set("Authorization", `Bearer ${await shop.sign(person)}`);
    const response = await fetch(`${shop.url}${path}`, { ...init, headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  async function askError(path: string, init: RequestInit = {}, person?: keyof typeof people) {
    const { status, headers, text } = await ask(path, init, person);
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    const body: unknown = JSON.parse(text);
    expect(Object.keys(body as object)).toEqual(["code", "details", "hint", "message"]);
    const { code } = body as { code: string };
    expect(headers.get("proxy-status")).toBe(`PostgREST; error=${code}`);
    return { status, ...(body as object), challenge: headers.get("www-authenticate") };
  }

  test("values are Postgres's own, byte for byte", async () => {
    const { text, headers, status } = await ask("/gadgets?id=lt.3&order=id&select=*");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(text).toBe(
      '[{"id":1,"name":"pump","price":12.50,"big":9007199254740993,"available":true,"tags":["water","metal"],' +
        '"spec":{"ports": [{"kind": "usb"}], "volts": 12},"mood":"calm","years":"[2001,2005)",' +
        '"serial":"00000000-0000-4000-8000-000000000001","made_at":"2024-01-02T03:04:05.12+00:00","odd \\"name":"x"}, \n' +
        ' {"id":2,"name":"lamp","price":3.00,"big":null,"available":false,"tags":["light"],' +
        '"spec":{"volts": 230},"mood":"loud","years":"[2005,2010)",' +
        '"serial":"00000000-0000-4000-8000-000000000002","made_at":"2024-02-02T00:00:00+00:00","odd \\"name":null}]',
    );
  });

  test("renamed keys are printed like the others, whatever they hold", async () => {
    const { text } = await ask(
      `/gadgets?id=eq.1&select=${encodeURIComponent(`"a\\"b';--":name,*,v:spec->volts`)}`,
    );
    expect(
      text.startsWith(`[{"a\\"b';--":"pump","id":1,"name":"pump","price":12.50,"big":9007199254740993,`),
    ).toBe(true);
    expect(text.endsWith('"odd \\"name":"x","v":12}]')).toBe(true);
  });

  test.each([
    ["/gadgets?select=id", {}, 200, "0-4/*"],
    ["/gadgets?select=id&offset=3", {}, 200, "3-4/*"],
    ["/gadgets?select=id&id=eq.0", {}, 200, "*/*"],
    ["/gadgets?select=id&limit=0", {}, 200, "*/*"],
    ["/gadgets?select=id", counted, 200, "0-4/5"],
    ["/gadgets?select=id&limit=2", counted, 206, "0-1/5"],
    ["/gadgets?select=id&limit=2&offset=3", counted, 206, "3-4/5"],
    ["/gadgets?select=id&id=eq.0", counted, 200, "*/0"],
    ["/gadgets?select=id&offset=5", counted, 206, "*/5"],
    ["/gadgets?select=id&offset=20", {}, 200, "*/*"],
    ["/gadgets?select=id", { Range: "1-2" }, 200, "1-2/*"],
    ["/gadgets?select=id&limit=2", { Range: "1-3", ...counted }, 206, "1-1/5"],
    ["/gadgets?select=id", { Range: "3-" }, 200, "3-4/*"],
    ["/gadgets?select=id", { Range: "bytes=0-1" }, 200, "0-4/*"],
    ["/numbers?limit=99999999999999999999", counted, 206, "0-999/1500"],
    ["/numbers?offset=99999999999999999999", {}, 200, "*/*"],
    ["/gadgets?id=eq.1", object, 200, "0-0/*"],
    ["/rpc/add?a=1", {}, 200, "0-0/*"],
    ["/rpc/nothing", {}, 204, "0-0/*"],
  ] as [string, Record<string, string>, number, string][])(
    "GET %s with %j is %i %s",
    async (path, headers, status, range) => {
      const got = await ask(path, { headers });
      expect([got.status, got.headers.get("content-range")]).toEqual([status, range]);
      const head = await ask(path, { method: "HEAD", headers: { ...headers, Range: "" } });
      expect(head.text).toBe("");
      expect(head.headers.get("content-type")).toBe(got.headers.get("content-type"));
      if (!headers["Range"]) expect(head.headers.get("content-range")).toBe(range);
    },
  );

  test("an answer says where it is and what was followed", async () => {
    const { headers } = await ask("/gadgets?select=id,name&apikey=x&id=eq.1", {
      headers: { Prefer: "count=exact, return=minimal" },
    });
    expect(headers.get("content-location")).toBe("/gadgets?id=eq.1&select=id%2Cname");
    expect(headers.get("preference-applied")).toBe("count=exact");
    const profiled = await ask("/gadgets?select=id", { headers: { "Accept-Profile": "public" } });
    expect(profiled.headers.get("content-profile")).toBe("public");
  });

  test("one object has its own type", async () => {
    const { text, headers } = await ask("/gadgets?id=eq.2&select=id,name", { headers: object });
    expect(text).toBe('{"id":2,"name":"lamp"}');
    expect(headers.get("content-type")).toBe("application/vnd.pgrst.object+json; charset=utf-8");
  });

  test.each([
    ["POST", "/notes", "", '{"content":"a"}', 201, "*/*", null],
    ["POST", "/notes", "return=minimal", '{"content":"a"}', 201, "*/*", "return=minimal"],
    ["POST", "/notes", "count=exact", '[{"content":"a"},{"content":"b"}]', 201, "*/2", "count=exact"],
    ["POST", "/notes", "", "[{},{}]", 201, "*/*", null],
    ["POST", "/notes", "", "[]", 201, "*/*", null],
    [
      "POST",
      "/notes?columns=content",
      "",
      '[{"content":"a","more":1},{"content":"a","other":2}]',
      201,
      "*/*",
      null,
    ],
    ["PATCH", "/notes?content=eq.a", "", "{}", 204, "*/*", null],
    ["PATCH", "/notes", "", "{}", 204, "*/*", null],
    ["PATCH", "/notes?content=eq.nobody", "", '{"content":"b"}', 204, "*/*", null],
    [
      "PATCH",
      "/notes?content=eq.a",
      "return=minimal, count=exact",
      '{"content":"c"}',
      204,
      "0-4/5",
      "return=minimal, count=exact",
    ],
    [
      "PATCH",
      "/notes?content=eq.c",
      "return=representation",
      '{"content":"d"}',
      200,
      "0-4/*",
      "return=representation",
    ],
    [
      "PATCH",
      "/notes?content=eq.c",
      "return=representation",
      '{"content":"d"}',
      200,
      "*/*",
      "return=representation",
    ],
    ["DELETE", "/notes?content=eq.nobody", "", undefined, 204, "*/*", null],
    ["DELETE", "/notes?content=eq.d", "count=exact", undefined, 204, "*/5", "count=exact"],
    ["DELETE", "/notes?id=gt.0", "return=representation", undefined, 200, "*/*", "return=representation"],
  ])("%s %s preferring '%s' with %s is %i %s", async (method, path, prefer, body, status, range, applied) => {
    const headers = { ...(body !== undefined && json), ...(prefer && { Prefer: prefer }) };
    const got = await ask(path, { method, headers, ...(body !== undefined && { body }) }, "visitor");
    expect([got.status, got.headers.get("content-range"), got.headers.get("preference-applied")]).toEqual([
      status,
      range,
      applied,
    ]);
    const sendsRows = prefer.includes("representation");
    expect(got.headers.get("content-type")).toBe(sendsRows ? "application/json; charset=utf-8" : null);
    expect(got.text === "").toBe(!sendsRows);
  });

  test("an insert that wants headers only is told where the row is", async () => {
    const { headers } = await ask(
      "/notes",
      { method: "POST", headers: { ...json, Prefer: "return=headers-only" }, body: "{}" },
      "visitor",
    );
    expect(headers.get("location")).toMatch(/^\/notes\?id=eq\.\d+$/);
  });

  test("a write that should be of one row and is of more is undone", async () => {
    const twice = {
      method: "POST",
      headers: { ...json, ...object, Prefer: "return=representation" },
      body: '[{"content":"p"},{"content":"q"}]',
    };
    expect(await askError("/notes", twice, "admin")).toMatchObject({
      status: 406,
      code: "PGRST116",
      details: "The result contains 2 rows",
    });
    expect((await ask("/notes?select=id", {}, "admin")).text).toBe("[]");
  });

  test.each([
    ["/nope", 404, "PGRST205", "Could not find the table 'public.nope' in the schema cache"],
    ["/users", 404, "PGRST205", "Could not find the table 'public.users' in the schema cache"],
    ["/auth.users", 404, "PGRST205", "Could not find the table 'public.auth.users' in the schema cache"],
    ["/pg_class", 404, "PGRST205", "Could not find the table 'public.pg_class' in the schema cache"],
    ["/gadgets/1", 404, "PGRST125", "Invalid path specified in request URL"],
    ["/", 404, "PGRST125", "Invalid path specified in request URL"],
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
    ["/gadgets?name=match.(", 400, "2201B", "invalid regular expression: parentheses () not balanced"],
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
    expect(await askError(path)).toMatchObject({ status, code, message });
  });

  test.each([
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
    ["POST", "/notes", "[".repeat(500_000), 400, "PGRST102", "Empty or invalid json"],
    [
      "POST",
      "/notes",
      JSON.stringify({ content: "a".repeat(1_100_000) }),
      413,
      "PGRST102",
      "Request body too large (max 1048576 bytes)",
    ],
    ["PATCH", "/notes", '{"content":"a"}', 400, "21000", "UPDATE requires a WHERE clause"],
    ["PATCH", "/notes?limit=1", '{"content":"a"}', 400, "21000", "UPDATE requires a WHERE clause"],
    ["DELETE", "/notes", "", 400, "21000", "DELETE requires a WHERE clause"],
    ["DELETE", "/cheap_gadgets?id=eq.1", "", 403, "42501", "permission denied for view cheap_gadgets"],
    ["PUT", "/notes?id=eq.1", "{}", 405, "PGRST117", "Unsupported HTTP method: PUT"],
    ["PATCH", "/rpc/add", "{}", 405, "PGRST101", "Cannot use the PATCH method on RPC"],
    ["POST", "/rpc/add", '{"a":"x"}', 400, "22P02", 'invalid input syntax for type integer: "x"'],
    ["POST", "/rpc/take_body", "7", 400, "22023", "cannot get array length of a scalar"],
  ])("%s %s with %s is %i %s", async (method, path, body, status, code, message) => {
    const refusal = await askError(path, { method, headers: json, ...(body !== "" && { body }) }, "visitor");
    expect(refusal).toMatchObject({ status, code, message });
  });

  test("raise gives its words, why and how", async () => {
    expect(await askError("/rpc/complain?words=no")).toMatchObject({
      message: "no",
      details: "why",
      hint: "how",
    });
    expect(await askError("/rpc/add?a=1&c=2")).toMatchObject({
      details:
        "Searched for the function public.add with parameters a, c, but no matches were found in the schema cache.",
    });
  });

  test("a function of one unnamed JSON takes the body whole", async () => {
    const post = { method: "POST", headers: json, body: '[{"a":1},{"a":2}]' };
    expect(await ask("/rpc/take_body", post)).toMatchObject({ status: 200, text: "2" });
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
    expect(await askError("/gadgets", { headers })).toMatchObject({ status, code, message });
  });

  test("a body of another kind is refused", async () => {
    const form = { method: "POST", headers: { "Content-Type": "text/plain" }, body: "content=a" };
    expect(await askError("/notes", form, "visitor")).toMatchObject({
      status: 400,
      code: "PGRST102",
      message: "Content-Type not acceptable: text/plain",
    });
    const latin = { method: "POST", headers: json, body: Buffer.from('{"content":"\xe9"}', "latin1") };
    expect(await askError("/notes", latin, "visitor")).toMatchObject({ status: 400, code: "PGRST102" });
  });

  test("the public key, no token and a scheme of another kind are nobody", async () => {
    for (const authorization of [`Bearer ${publishableKey}`, `bearer ${publishableKey}`, "Basic eDp5", ""]) {
      const { status } = await ask("/gadgets?select=id", { headers: { Authorization: authorization } });
      expect(status).toBe(200);
      expect(await askError("/notes", { headers: { Authorization: authorization } })).toMatchObject({
        status: 401,
        code: "42501",
        challenge: "Bearer",
      });
    }
  });

  test("a token is judged before path, table and query", async () => {
    const [header, payload] = (await shop.sign("admin")).split(".");
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
    const shared = await new SignJWT({ role: "authenticated" })
      .setProtectedHeader({ alg: "HS256" })
      .sign(new TextEncoder().encode("a secret of thirty-two characters"));
    const past = Math.floor(Date.now() / 1000) - 3600;
    const tokens: [string, string, string][] = [
      ["", "PGRST301", "Empty JWT is sent in Authorization header"],
      ["x", "PGRST301", "Expected 3 parts in JWT; got 1"],
      ["a.b.c.d", "PGRST301", "Expected 3 parts in JWT; got 4"],
      ["a.b.c", "PGRST301", "JWT cryptographic operation failed"],
      [`${header}.${payload}.AAAA`, "PGRST301", "No suitable key or wrong key type"],
      [unsigned, "PGRST301", "Wrong or unsupported encoding algorithm"],
      [shared, "PGRST301", "Wrong or unsupported encoding algorithm"],
      [await shop.sign("admin", { exp: past }), "PGRST303", "JWT expired"],
      [await shop.sign("admin", { nbf: past + 7200 }), "PGRST303", "JWT not yet valid"],
      [await shop.sign("admin", { aud: "other" }), "PGRST303", "JWT not in audience"],
    ];
    for (const [token, code, message] of tokens) {
      for (const path of ["/gadgets", "/nope", "/a/b/c", "/gadgets?id=0"]) {
        expect(await askError(path, { headers: { Authorization: `Bearer ${token}` } })).toMatchObject({
          status: 401,
          code,
          message,
          challenge: `Bearer error="invalid_token", error_description="${message}"`,
        });
      }
    }
  });

  test.each(["service_role", "postgres", "supabase_auth_admin", "schema_owner", undefined])(
    "the role %s of a token is refused",
    async (role) => {
      const token = await shop.sign("admin", { role });
      expect(await askError("/gadgets", { headers: { Authorization: `Bearer ${token}` } })).toMatchObject({
        status: 401,
        code: "22023",
        message: `role "${role ?? ""}" does not exist`,
      });
    },
  );

  test("a token of nobody is nobody", async () => {
    const token = await shop.sign("admin", { role: "anon" });
    expect(await askError("/notes", { headers: { Authorization: `Bearer ${token}` } })).toMatchObject({
      status: 401,
      code: "42501",
    });
  });

  test("a table made later is found", async () => {
    await shop.database.transaction((t) =>
      t.execute("create table public.later (n int); grant select on public.later to anon"),
    );
    await expect.poll(async () => (await ask("/later")).status, { timeout: 10_000 }).toBe(200);
  });

  test("a long list is answered, and an address too long is refused", async () => {
    expect((await ask(`/gadgets?select=id&id=in.(${"1,".repeat(5000)}1)`)).status).toBe(200);
    expect((await ask(`/gadgets?name=eq.${"x".repeat(100_000)}`)).status).toBe(431);
  });
});

describe.each(engines)("when the database is gone, on $name", (engine) => {
  test("an error inside is logged in one line and hidden from the caller", async () => {
    const shop = await openShop(engine);
    const lines = vi.spyOn(console, "error").mockImplementation(() => {});
    try {
      await fetch(`${shop.url}/gadgets`);
      await shop.stopDatabase();
      const response = await fetch(`${shop.url}/gadgets?name=eq.private`);
      const body: unknown = await response.json();
      expect([500, 503]).toContain(response.status);
      expect(Object.keys(body as object)).toEqual(["code", "details", "hint", "message"]);
      expect(JSON.stringify(body)).not.toMatch(/private|pool|PGlite/i);
      expect(lines).toHaveBeenCalledOnce();
      expect(lines.mock.lastCall?.[0]).toMatch(
        /^\{"level":"error","method":"GET","path":"\/rest\/v1\/gadgets",[^\n]*\}$/,
      );
    } finally {
      lines.mockRestore();
      await shop.close();
    }
  });
});
