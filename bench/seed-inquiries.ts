import type { Database } from "../server/database/database.ts";
import { numberedReference } from "../tests/support/numbered-reference.ts";

const batchSize = 2000;

/** Inserts made-up inquiries of two years, in both languages, most of them closed, and updates the planner's statistics. */
export async function insertInquiries(database: Database, count: number): Promise<void> {
  for (let first = 1; first <= count; first += batchSize)
    await database.transaction((transaction) =>
      transaction.query(insertSql, [first, Math.min(count, first + batchSize - 1)]),
    );
  await database.transaction((transaction) => transaction.execute("analyze"));
}

const senders = [
  ["أحمد خوري", "a.khoury", "مياه البقاع", "خط تعبئة"],
  ["Layla Al-Sabah", "layla.alsabah", "Gulf Sensors", "Request for a quote"],
  ["ريم الحربي", "reem", "تمور القصيم", "روبوت لفرز التمور"],
  ["Jonas Weber", "j.weber", "Weber Maschinenbau", "Gripper board"],
  ["سامر نصّار", "samer", "كهرباء زحلة", "لوحة لا تُقلع"],
  ["Noémie Lefèvre", "noemie", "Hydro Énergie", "Réseau de capteurs"],
];

const textOf = {
  ar: "لدينا خط تعبئة قديم ونريد استبدال نظام التحكّم (PLC S7-300) دون إيقاف الإنتاج أكثر من يومين. رقم الطلب",
  en: "We run an old filling line and want to replace its control system without stopping for more than two days. Order",
};

const pick = (column: number) =>
  `(array[${senders.map((sender) => `'${sender[column]}'`).join(",")}])[1 + n % 6]`;

const insertSql = `
  insert into public.inquiries (
    reference, type, name, email, company, phone, subject, message, project_type, description, locale, status, created_at, due_at
  )
  select
    ${numberedReference("n")},
    case when n % 3 = 0 then 'project' else 'contact' end,
    ${pick(0)} || ' ' || n,
    ${pick(1)} || n || '@example.com',
    ${pick(2)},
    '+961 3 ' || lpad((n % 1000000)::text, 6, '0'),
    case when n % 3 > 0 then ${pick(3)} || ' ' || n end,
    case when n % 3 > 0 then case when n % 2 = 0 then '${textOf.ar}' else '${textOf.en}' end || ' ' || md5(n::text) end,
    case when n % 3 = 0 then 'automation' end,
    case when n % 3 = 0 then case when n % 2 = 0 then '${textOf.ar}' else '${textOf.en}' end || ' ' || md5(n::text) end,
    case when n % 2 = 0 then 'ar' else 'en' end,
    case when n <= 40 then case when n % 2 = 0 then 'new' else 'in_progress' end
      when n % 50 = 0 then 'spam' when n % 10 = 0 then 'answered' else 'closed' end,
    now() - n * interval '10 minutes',
    now() - n * interval '10 minutes' + interval '1 day'
  from generate_series($1::int, $2::int) as n`;
