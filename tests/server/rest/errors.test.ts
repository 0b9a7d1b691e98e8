import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { everyEngine } from "../../support/engines.ts";
import { openShop, type Shop } from "./shop.ts";

const json = { "Content-Type": "application/json" };

describe.each(everyEngine)("errors of the REST API, on $name", (engine) => {
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
    ["/gadgets?nope=eq.1", 400, "42703", "column gadgets.nope does not exist"],
    ["/gadgets?select=nope", 400, "42703", "column gadgets.nope does not exist"],
    ["/gadgets?order=nope", 400, "42703", "column gadgets.nope does not exist"],
    ["/gadgets?select=id,oid", 400, "42703", "column gadgets.oid does not exist"],
    ["/rpc/none?select=id", 400, "42703", "column none.id does not exist"],
    ["/gadgets?serial=eq.x", 400, "22P02", 'invalid input syntax for type uuid: "x"'],
    ["/gadgets?made_at=gt.x", 400, "22007", 'invalid input syntax for type timestamp with time zone: "x"'],
    ["/gadgets?id=eq.99999999999", 400, "22003", 'value "99999999999" is out of range for type integer'],
    ["/gadgets?name=eq.%00", 400, "22021", 'invalid byte sequence for encoding "UTF8": 0x00'],
    ["/gadgets?name=is.true", 400, "42804", "argument of IS TRUE must be type boolean, not type text"],
    ["/secrets", 401, "42501", "permission denied for table secrets"],
    ["/notes", 401, "42501", "permission denied for table notes"],
    ["/rpc/locked", 401, "42501", "permission denied for function locked"],
    ["/rpc/waste", 500, "57014", "canceling statement due to statement timeout"],
  ])("GET %s is %i %s: %s", async (path, status, code, message) => {
    expect(await shop.requestError(path)).toMatchObject({ status, code, message });
  });

  test.each([
    [
      "add_gadget",
      { name: "pump" },
      409,
      "23505",
      'duplicate key value violates unique constraint "gadgets_name_key"',
    ],
    [
      "add_gadget",
      { name: "x", price: -1 },
      400,
      "23514",
      'new row for relation "gadgets" violates check constraint "gadgets_price_positive"',
    ],
    [
      "write_note",
      { content: null },
      400,
      "23502",
      'null value in column "content" of relation "notes" violates not-null constraint',
    ],
    [
      "add_gadget",
      { name: "forbidden" },
      403,
      "42501",
      'new row violates row-level security policy for table "gadgets"',
    ],
    ["locked", {}, 403, "42501", "permission denied for function locked"],
    ["add", { a: "x" }, 400, "22P02", 'invalid input syntax for type integer: "x"'],
    ["greet", { who: "\u0000" }, 400, "22P05", "unsupported Unicode escape sequence"],
    ["fail", { words: "teapot" }, 418, "PT418", "teapot"],
    ["complain", { words: "no" }, 400, "P0001", "no"],
  ])("a call of %s with %j is %i %s: %s", async (name, values, status, code, message) => {
    const answer = await shop.createClient("visitor").rpc(name, values);
    expect(answer).toMatchObject({ status, error: { code, message } });
    if (message === "no") expect(answer.error).toMatchObject({ details: "why", hint: "how" });
  });

  test.each([
    ["half a surrogate", '{"who":"\\ud800"}', "22P02"],
    ["Latin-1", Buffer.from('{"who":"\xe9"}', "latin1"), "PGRST102"],
  ])("a body with %s is refused", async (_, body, code) => {
    const post = { method: "POST", headers: json, body };
    expect(await shop.requestError("/rpc/greet", post, "visitor")).toMatchObject({ status: 400, code });
  });
});

describe.each(everyEngine)("when the database is gone, on $name", (engine) => {
  test("an error inside is logged in one line and hidden from the caller", async () => {
    const shop = await openShop(engine);
    const lines = vi.spyOn(console, "log").mockImplementation(() => {});
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
        /^\{"at":"[^"]+","event":"rest.failed","method":"GET","path":"\/rest\/v1\/gadgets",[^\n]*\}$/,
      );
    } finally {
      lines.mockRestore();
      await shop.close();
    }
  });
});
