import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import {
  columnName,
  type Field,
  fieldsOf,
  type InquiryKind,
  inquiryKinds,
  maxStoredLength,
} from "../../app/inquiries/fields.ts";
import { asRole, serviceRole } from "../../server/database/as-role.ts";
import { describeRules } from "./describe-rules.ts";

describeRules("the stored inquiry", (rules) => {
  async function submit(inquiry: Record<string, unknown>): Promise<Record<string, unknown> | undefined> {
    const id = await asRole(rules.database, serviceRole, async (transaction) => {
      const { rows } = await transaction.query<{ id: string }>(
        "select public.submit_inquiry($1::jsonb, $2, null, false, now()) ->> 'id' as id",
        [JSON.stringify(inquiry), randomUUID()],
      );
      return rows[0]?.id;
    });
    const { rows } = await rules.database.transaction((transaction) =>
      transaction.query<Record<string, unknown>>("select * from public.inquiries where id = $1", [id]),
    );
    return rows[0];
  }

  test("has a column for each field of the forms, and a field for each column", async () => {
    const { rows } = await rules.database.transaction((transaction) =>
      transaction.query<{ name: string }>("select private.inquiry_columns() as name"),
    );
    const columns = inquiryKinds.flatMap((kind) => fieldsOf(kind).map(([name]) => columnName(name)));
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set([...columns, "type", "locale"]));
  });

  test.each(inquiryKinds)("takes the longest values of a %s, and stores all of them", async (kind) => {
    const inquiry = fill(kind, longestValue);
    expect(await submit(inquiry)).toMatchObject(inquiry);
    for (const [name, field] of fieldsOf(kind)) {
      if (!("max" in field) || field.kind === "list") continue;
      const max = field.kind === "paragraphs" ? maxStoredLength : field.max;
      const tooLong = { ...inquiry, [columnName(name)]: "x".repeat(max + 1) };
      await expect(submit(tooLong), name).rejects.toMatchObject({ code: "23514" });
    }
  });

  test.each(inquiryKinds)("takes what a %s must have alone, and no less", async (kind) => {
    const required = fill(kind, (field) => (field.required ? longestValue(field) : undefined));
    expect(await submit(required)).toMatchObject(required);
    for (const column of Object.keys(required).filter((name) => name !== "type")) {
      const { [column]: _, ...less } = required;
      await expect(submit(less), column).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
    }
  });

  test("takes every choice the forms offer, and no other", async () => {
    for (const kind of inquiryKinds) {
      const inquiry = fill(kind, longestValue);
      for (const [name, field] of fieldsOf(kind)) {
        if (field.kind !== "choice") continue;
        for (const option of field.options) {
          const chosen = { ...inquiry, [columnName(name)]: option };
          expect(await submit(chosen)).toMatchObject(chosen);
        }
        const other = { ...inquiry, [columnName(name)]: "other" };
        await expect(submit(other), name).rejects.toMatchObject({ code: "23514" });
      }
    }
  });

  test("refuses what it has no column for, and what is not the sender's to say", async () => {
    const inquiry = fill("contact", longestValue);
    for (const key of [
      "fax",
      "status",
      "is_suspicious",
      "status_changed_at",
      "id",
      "reference",
      "due_at",
      "created_at",
      'name", status) --',
    ]) {
      const refusal = { code: "22023", message: `An inquiry has no column for: ${key}` };
      await expect(submit({ ...inquiry, [key]: "answered" })).rejects.toMatchObject(refusal);
    }
  });
});

function fill(kind: InquiryKind, valueOf: (field: Field) => unknown): Record<string, unknown> {
  const values = fieldsOf(kind).map(([name, field]) => [columnName(name), valueOf(field)] as const);
  return Object.fromEntries([["type", kind], ...values.filter(([, value]) => value !== undefined)]);
}

function longestValue(field: Field): unknown {
  switch (field.kind) {
    case "flag":
      return true;
    case "choice":
      return field.options[0];
    case "list":
      return Array.from(
        { length: field.maxItems },
        (_, index) => field.options[index % field.options.length],
      );
    case "paragraphs":
      return "é".repeat(maxStoredLength);
    default:
      return "é".repeat(field.max);
  }
}
