import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { addDays, todayIn } from "../../../app/i18n/days.ts";
import { engines } from "../../support/engines.ts";
import { type OpenServer, openServer } from "../../support/server.ts";
import { type Member, openStaff } from "../../support/desk-client.ts";
import { contact, submitInquiry } from "../../support/inquiry-client.ts";

describe.each(engines)("a customer on $name", (engine) => {
  let server: OpenServer;
  let ada: Member;

  beforeAll(async () => {
    server = await openServer(engine, { staffEmails: [] });
    ({ ada } = await openStaff(server));
    return server.stop;
  });

  async function submit(change: Record<string, string>): Promise<string> {
    await server.database.transaction((t) => t.execute("delete from private.network_budgets"));
    const { id } = await submitInquiry(server.url, { ...contact, ...change });
    return id;
  }

  const find = async (id: string) =>
    (await ada.database.from("inquiries").select("*").eq("id", id).single()).data;

  async function listCustomer(id: string) {
    const { data } = await ada.database.rpc("list_customer_inquiries", { inquiry_id: id });
    const idsOf = (side: "person" | "company") => data?.[side].inquiries.map((one) => one.id);
    return {
      person: idsOf("person"),
      company: idsOf("company"),
      total: [data?.person.total, data?.company.total],
    };
  }

  const listEvents = async (id: string) => {
    const log = ada.database.from("admin_audit_log").select("action,details,actor_email");
    return (await log.eq("resource_id", id).order("created_at")).data;
  };

  test("is known by the address, and the company by its name or its domain", async () => {
    const firm = `Élan ${randomUUID()}`;
    const domain = `${randomUUID()}.example`;
    const own = await submit({ email: `rana@${domain}`, company: firm });
    const same = await submit({ email: `RANA@${domain}` });
    const byName = await submit({ email: `${randomUUID()}@gmail.com`, company: firm.toUpperCase() });
    const byDomain = await submit({ email: `omar@${domain}` });
    const spam = await submit({ email: `rana@${domain}` });
    await ada.database.rpc("set_inquiry_status", {
      inquiry_id: spam,
      expected_version: 1,
      new_status: "spam",
    });
    expect(await listCustomer(own)).toEqual({
      person: [same],
      company: [byDomain, byName],
      total: [2, 4],
    });
    // Strangers have addresses at a provider.
    expect(await listCustomer(byName)).toMatchObject({ person: [], company: [own], total: [1, 2] });
    expect(await listCustomer(await submit({ email: `${randomUUID()}@gmail.com` }))).toMatchObject({
      person: [],
      company: [],
    });
    // What is no name is nobody's.
    await submit({ email: `${randomUUID()}@gmail.com`, company: "–" });
    const dash = await submit({ email: `${randomUUID()}@gmail.com`, company: "–" });
    expect(await listCustomer(dash)).toMatchObject({ company: [] });
    await submit({ email: `${randomUUID()}@gmail.com`, company: "٣" });
    const number = await submit({ email: `${randomUUID()}@gmail.com`, company: "٣" });
    expect((await listCustomer(number)).company).toHaveLength(1);
  });

  test("has an outcome, which figures count, and a day to look again, each audited once", async () => {
    const id = await submit({ email: `${randomUUID()}@example.com` });
    await ada.database.rpc("set_inquiry_status", {
      inquiry_id: id,
      expected_version: 1,
      new_status: "answered",
    });
    const day = addDays(todayIn("Asia/Beirut"), 3);
    const won = { new_outcome: "won", amount: 42_000, currency: "USD" } as const;
    for (const expected_version of [2, 3]) {
      const set = { inquiry_id: id, expected_version };
      expect((await ada.database.rpc("set_look_again", { ...set, day })).data).toBe(3);
    }
    expect(
      (await ada.database.rpc("set_outcome", { inquiry_id: id, expected_version: 3, ...won })).data,
    ).toBe(4);
    expect(await find(id)).toMatchObject({ look_again_on: day, outcome: "won", outcome_amount: 42_000 });
    const events = (await listEvents(id))?.map(({ action }) => action);
    expect(events).toEqual(["inquiry.status_changed", "inquiry.look_again_set", "inquiry.outcome_set"]);
    const none = { inquiry_id: id, expected_version: 4, day: null };
    expect((await ada.database.rpc("set_look_again", none)).data).toBe(5);
    const { data } = await ada.database.rpc("outcome_figures");
    expect(data?.outcomes).toMatchObject([{ type: "contact", locale: "en", won: 1, lost: 0 }]);
    expect(data?.people).toMatchObject([{ user_id: ada.userId, median_hours: expect.any(Number) }]);
  });
});
