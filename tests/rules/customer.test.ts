import { expect, test } from "vitest";
import { addDays, todayIn } from "../../app/i18n/days.ts";
import type { Transaction } from "../../server/database/database.ts";
import { describeRules } from "./describe-rules.ts";
import { addInquiries, callAs, userIds } from "./principals.ts";
import { office } from "../../firm/office.ts";

describeRules("a customer", (rules) => {
  /** An inquiry of somebody, newer than those before. */
  async function submit(
    transaction: Transaction,
    email: string,
    company: string | null = null,
    status = "new",
  ) {
    const [id = ""] = await addInquiries(transaction, 1);
    await transaction.query(
      `update public.inquiries set email = $2, company = $3, status = $4, created_at = clock_timestamp() where id = $1`,
      [id, email, company, status],
    );
    return id;
  }

  async function listCustomer(transaction: Transaction, id: string) {
    const known = await callAs<Record<"person" | "company", { total: number; inquiries: { id: string }[] }>>(
      transaction,
      "ada",
      "list_customer_inquiries",
      id,
    );
    const idsOf = (side: "person" | "company") => known?.[side].inquiries.map((one) => one.id);
    return {
      person: idsOf("person"),
      company: idsOf("company"),
      total: [known?.person.total, known?.company.total],
    };
  }

  test("is known by the address, and the company by its name or its domain", () =>
    rules.seeded(async (transaction) => {
      const own = await submit(transaction, "rana@elan.example", "Élan Pumps");
      const same = await submit(transaction, "RANA@elan.example");
      const byName = await submit(transaction, "one@gmail.com", "ÉLAN PUMPS");
      const byDomain = await submit(transaction, "omar@elan.example");
      await submit(transaction, "rana@elan.example", null, "spam");
      expect(await listCustomer(transaction, own)).toEqual({
        person: [same],
        company: [byDomain, byName],
        total: [2, 4],
      });
      // Strangers have addresses at a provider.
      const known = { person: [], company: [own], total: [1, 2] };
      expect(await listCustomer(transaction, byName)).toMatchObject(known);
      const stranger = await submit(transaction, "two@gmail.com");
      expect(await listCustomer(transaction, stranger)).toMatchObject({ person: [], company: [] });
      // What is no name is nobody's.
      for (const [name, companies] of [
        ["–", 0],
        ["٣", 1],
      ] as const) {
        await submit(transaction, `first${companies}@gmail.com`, name);
        const second = await submit(transaction, `second${companies}@gmail.com`, name);
        expect((await listCustomer(transaction, second)).company, name).toHaveLength(companies);
      }
    }));

  test("has an outcome, which figures count, and a day to look again, each audited once", () =>
    rules.seeded(async (transaction) => {
      const [id = ""] = await addInquiries(transaction, 1);
      const call = (name: string, ...parameters: unknown[]) =>
        callAs(transaction, "ada", name, ...parameters);
      const day = addDays(todayIn(office.timeZone), 3);
      const change = async (version: number, wanted: object) =>
        call("change_inquiries", JSON.stringify([{ id, version, ...wanted }]));
      expect(await change(1, { status: "answered" })).toMatchObject([{ version: 2 }]);
      for (const version of [2, 3])
        expect(await change(version, { look_again_on: day })).toMatchObject([{ version: 3 }]);
      const won = { outcome: "won", outcome_amount: 42_000, outcome_currency: "USD" };
      expect(await change(3, won)).toMatchObject([{ version: 4, outcome: null, outcome_amount: null }]);
      const { rows } = await transaction.query(
        "select look_again_on::text, outcome, outcome_amount::int from public.inquiries where id = $1",
        [id],
      );
      expect(rows).toEqual([{ look_again_on: day, outcome: "won", outcome_amount: 42_000 }]);
      const { rows: log } = await transaction.query<{ action: string }>(
        "select action from public.admin_audit_log where resource_id = $1",
        [id],
      );
      expect(log.map(({ action }) => action).toSorted()).toEqual([
        "inquiry.look_again_set",
        "inquiry.outcome_set",
        "inquiry.status_changed",
      ]);
      expect(await change(4, { look_again_on: null })).toMatchObject([{ version: 5 }]);
      expect(await call("outcome_figures")).toMatchObject({
        outcomes: [{ type: "contact", locale: "en", won: 1, lost: 0 }],
        people: [{ user_id: userIds.ada, median_hours: expect.any(Number) }],
      });
    }));
});
