import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { openShop } from "./rest-shop.ts";

describe.each(engines)("the first admin, on $name", (engine) => {
  test("is granted once, with the operator's settings in reach", async () => {
    const shop = await openShop(engine);
    try {
      const grants = await Promise.all(
        Array.from({ length: 10 }, () =>
          shop.connect("visitor").rpc("bootstrap_first_admin", { admin_email: "Visitor@example.com" }),
        ),
      );
      expect(grants.filter(({ data }) => data === true)).toHaveLength(1);
      expect(grants.filter(({ error }) => error?.code === "P0001")).toHaveLength(9);
    } finally {
      await shop.close();
    }
  });
});
