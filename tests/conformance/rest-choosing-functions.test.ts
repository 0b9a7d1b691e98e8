import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { openShop, type Shop } from "./rest-shop.ts";

const hint =
  "Try renaming the parameters or the function itself in the database so function overloading can be resolved";

describe.each(engines)("choosing a function by its parameters, on $name", (engine) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(engine);
  });
  afterAll(() => shop.close());

  test.each([
    [
      "defaults",
      "mix",
      { a: 1 },
      "public.mix(a => integer, b => timestamp with time zone), public.mix(a => integer, m => public.mood, more => text[])",
    ],
    ["one unnamed body", "measure", { x: 1 }, "public.measure( => json), public.measure( => jsonb)"],
  ])("functions that differ by %s only are ambiguous", async (_, name, values, signatures) => {
    const message = `Could not choose the best candidate function between: ${signatures}`;
    const expected = { status: 300, error: { code: "PGRST203", message, details: null, hint } };
    expect(await shop.createClient().rpc(name, values)).toMatchObject(expected);
  });

  test("an ambiguous name is a function as soon as its parameters tell", async () => {
    expect(await shop.createClient().rpc("mix", { a: 7, m: "loud" })).toMatchObject({ data: 7, error: null });
  });

  test.each([
    ["POST", "nope", {}, "public.nope without parameters", " without parameters", true],
    ["POST", "nope", { b: 1, a: 2 }, "public.nope(a, b)", " with parameters a, b", true],
    ["POST", "greet", { whom: "x" }, "public.greet(whom)", " with parameter whom", true],
    ["GET", "greet", { whom: "x" }, "public.greet(whom)", " with parameter whom", false],
    ["POST", "echo", { "": "x" }, "public.echo()", " with parameter ", true],
    ["GET", "measure", {}, "public.measure without parameters", " without parameters", false],
  ])("%s %s with %j finds none", async (method, name, values, called, searched, mayTakeBody) => {
    const { status, error } = await shop.createClient().rpc(name, values, { get: method === "GET" });
    const orBody = mayTakeBody ? " or with a single unnamed json/jsonb parameter" : "";
    expect([status, error]).toMatchObject([
      404,
      {
        code: "PGRST202",
        message: `Could not find the function ${called} in the schema cache`,
        details:
          `Searched for the function public.${name}${searched}${orBody}, ` +
          "but no matches were found in the schema cache.",
        hint: null,
      },
    ]);
  });

  test("unnamed parameters keep their defaults; the body is for a function of one", async () => {
    expect(await shop.createClient().rpc("sum_up")).toMatchObject({ data: 3, error: null });
  });
});
