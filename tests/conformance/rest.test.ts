import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asRole, serviceRole } from "../../server/database/as-role.ts";
import { engines } from "../engines.ts";
import { userIds } from "./rest-shop-schema.ts";
import { openShop, type Shop } from "./rest-shop.ts";

describe.each(engines)("the official client's calls of the product, on $name", (engine) => {
  let shop: Shop;
  let inquiry: string;

  beforeAll(async () => {
    shop = await openShop(engine);
    const contact = {
      type: "contact",
      name: "نور",
      email: "nour@example.com",
      subject: "Hello",
      message: "Good morning",
    };
    const send = (key: string) =>
      asRole(shop.database, serviceRole, (t) =>
        t.query<{ id: string }>(
          "select public.submit_inquiry($1::text::jsonb, $2::text, null, false, null, false, null) ->> 'id' as id",
          [JSON.stringify(contact), key],
        ),
      );
    for (const key of ["first", "second", "third"]) inquiry = (await send(key)).rows[0]?.id ?? "";
    await shop.database.transaction((t) =>
      t.query("insert into public.user_roles (user_id, role) values ($1::text::uuid, 'admin')", [
        userIds.admin,
      ]),
    );
  });

  afterAll(() => shop.close());

  test("the admin check finds the role of an admin", async () => {
    const roles = shop
      .createClient("admin")
      .from("user_roles")
      .select("role")
      .eq("user_id", userIds.admin)
      .eq("role", "admin");
    expect(await roles.single()).toMatchObject({ status: 200, data: { role: "admin" }, error: null });
  });

  test("the admin check answers PGRST116 to anyone else", async () => {
    const roles = () =>
      shop
        .createClient("visitor")
        .from("user_roles")
        .select("role")
        .eq("user_id", userIds.visitor)
        .eq("role", "admin");
    expect(await roles().single()).toMatchObject({
      status: 406,
      data: null,
      error: {
        code: "PGRST116",
        details: "The result contains 0 rows",
        hint: null,
        message: "Cannot coerce the result to a single JSON object",
      },
    });
    expect(await roles().maybeSingle()).toMatchObject({ status: 200, data: null, error: null });
  });

  test("the role of another user is not visible", async () => {
    const { data } = await shop
      .createClient("visitor")
      .from("user_roles")
      .select("role")
      .eq("user_id", userIds.admin);
    expect(data).toEqual([]);
  });

  test("an admin reads all inquiries, newest first", async () => {
    const answer = await shop
      .createClient("admin")
      .from("inquiries")
      .select("*")
      .order("created_at", { ascending: false });
    expect(answer).toMatchObject({ status: 200, error: null });
    const times = answer.data?.map((row: { created_at: string }) => row.created_at) ?? [];
    expect(times).toHaveLength(3);
    expect(times).toEqual(times.toSorted().reverse());
    expect(answer.data?.[0]).toMatchObject({
      id: inquiry,
      name: "نور",
      features: [],
      has_existing_system: false,
    });
  });

  test("a user without the role sees no inquiry, and a visitor is refused", async () => {
    const five = (person?: "visitor") =>
      shop
        .createClient(person)
        .from("inquiries")
        .select("id,name,email,type,created_at")
        .order("created_at")
        .limit(5);
    expect(await five("visitor")).toMatchObject({ status: 200, data: [], error: null });
    expect(await five()).toMatchObject({
      status: 401,
      error: { code: "42501", message: "permission denied for table inquiries", details: null },
    });
  });

  test("the columns come as they were asked for", async () => {
    const { data } = await shop
      .createClient("admin")
      .from("inquiries")
      .select("id,name,email,type,created_at")
      .limit(1);
    expect(data?.map((row) => Object.keys(row))).toEqual([["id", "name", "email", "type", "created_at"]]);
  });

  test("a change of status counts the version up, is audited, and is refused to who saw an older one", async () => {
    const client = shop.createClient("admin");
    const answer = (expected_version: number) =>
      client.rpc("set_inquiry_status", { inquiry_id: inquiry, expected_version, new_status: "in_progress" });
    expect(await answer(1)).toMatchObject({ status: 200, data: 2, error: null });
    expect(await answer(1)).toMatchObject({ status: 409, error: { code: "PT409", details: "2" } });
    const log = await client
      .from("admin_audit_log")
      .select("*")
      .order("created_at", { ascending: false })
      .limit(50);
    expect(log.data?.[0]).toMatchObject({
      actor_id: userIds.admin,
      action: "inquiry.status_changed",
      resource_id: inquiry,
      details: { from: "new", to: "in_progress" },
    });
  });

  test("inquiries are counted without being read", async () => {
    const answer = await shop
      .createClient("admin")
      .from("inquiries")
      .select("*", { count: "exact", head: true });
    expect(answer).toMatchObject({ status: 200, count: 3, data: null, error: null });
  });

  test("inquiries are read in pages with their count", async () => {
    const page = (from: number, to: number) =>
      shop
        .createClient("admin")
        .from("inquiries")
        .select("id", { count: "exact" })
        .order("created_at")
        .range(from, to);
    expect(await page(0, 1)).toMatchObject({ status: 206, count: 3 });
    expect(await page(0, 9)).toMatchObject({ status: 200, count: 3 });
    expect(await page(3, 9)).toMatchObject({ status: 206, count: 3, data: [] });
    expect(await page(20, 29)).toMatchObject({
      status: 416,
      error: {
        code: "PGRST103",
        message: "Requested range not satisfiable",
        details: "An offset of 20 was requested, but there are only 3 rows.",
      },
    });
  });

  test("nobody writes inquiries or notes of the desk through the tables", async () => {
    for (const person of [undefined, "visitor", "admin"] as const)
      for (const table of ["inquiries", "inquiry_notes"]) {
        const rows = () => shop.createClient(person).from(table);
        const added = await rows().insert({ name: "x" });
        const changed = await rows().update({ name: "x" }).eq("id", inquiry);
        const removed = await rows().delete().eq("id", inquiry);
        for (const { status, error } of [added, changed, removed])
          expect([status, error?.code]).toEqual([405, "PGRST117"]);
      }
  });
});
