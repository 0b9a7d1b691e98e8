import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { openShop, type Shop } from "./rest-shop.ts";

describe.each(engines)("the first admin, on $name", (engine) => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openShop(engine);
  });

  afterAll(() => shop.close());

  test("is granted once, with the operator's settings in reach", async () => {
    const grants = await Promise.all(
      Array.from({ length: 10 }, () =>
        shop.createClient("visitor").rpc("bootstrap_first_admin", { admin_email: "Visitor@example.com" }),
      ),
    );
    expect(grants.filter(({ data }) => data === true)).toHaveLength(1);
    expect(grants.filter(({ error }) => error?.code === "P0001")).toHaveLength(9);
  });

  test("cannot be made twice, nor by a stranger, nor with another argument", async () => {
    const grant = (person?: "visitor", values: object = { admin_email: "visitor@example.com" }) =>
      shop.createClient(person).rpc("bootstrap_first_admin", values);
    expect(await grant("visitor")).toMatchObject({ status: 400, error: { code: "P0001" } });
    expect(await grant()).toMatchObject({ status: 401, error: { code: "42501" } });
    expect(await grant("visitor", { email: "visitor@example.com" })).toMatchObject({
      status: 404,
      error: {
        code: "PGRST202",
        message: "Could not find the function public.bootstrap_first_admin(email) in the schema cache",
      },
    });
    const submission = await shop.createClient("admin").rpc("submit_inquiry", {
      inquiry: {},
      idempotency_key: "k",
      network: null,
      suspicious: false,
      due_at: null,
      can_prove: false,
      proof: null,
    });
    expect(submission).toMatchObject({ status: 403, error: { code: "42501" } });
  });
});
