import type { Database } from "../../../server/database/database.ts";
import { numberedReference } from "../numbered-reference.ts";
import { createAccount } from "../person.ts";

export const ada = "00000000-0000-4000-8000-0000000000ad";
const karim = "00000000-0000-4000-8000-0000000000ca";
const sam = "00000000-0000-4000-8000-00000000005a";

/** Two of the staff, Ada and Karim, Sam who is none of them, and twelve open inquiries; the newest is a project in Arabic. */
export async function seedDesk(database: Database): Promise<void> {
  await createAccount({ database }, { id: ada, email: "ada@example.com", role: "admin" });
  await createAccount({ database }, { id: karim, email: "karim@example.com", role: "admin" });
  await createAccount({ database }, { id: sam, email: "sam@example.com" });
  await database.transaction(async (transaction) => {
    await transaction.query(
      `insert into public.inquiries (
         id, reference, type, name, email, company, phone, project_type, budget, timeline, description, features, locale,
         due_at
       ) values (
         '00000000-0000-4000-8000-000000000001', 'N-7F3K2', 'project', 'أحمد خوري', 'a.khoury@example.com', 'مياه البقاع ش.م.م.',
         '+961 3 000 000', 'automation', '50k-100k', '3-6months', $1, '{plc,motion-control}', 'ar', now() + interval '20 hours'
       )`,
      ["لدينا خط تعبئة قديم من 12 محورًا، ونريد استبدال نظام التحكّم (PLC S7-300).\n\nالخط في زحلة."],
    );
    await transaction.query(
      `insert into public.inquiries (reference, type, name, email, subject, message, created_at)
       select ${numberedReference("n")}, 'contact', 'Buyer ' || n, 'buyer' || n || '@example.com', 'Board ' || n, 'Hello',
         now() - n * interval '1 minute'
       from generate_series(1, 11) as n`,
    );
  });
}

/** The sender of the newest inquiry, and where it is read. */
export const ahmad = {
  id: "00000000-0000-4000-8000-000000000001",
  reference: "N-7F3K2",
  name: "أحمد خوري",
  email: "a.khoury@example.com",
  path: "/admin?inquiry=00000000-0000-4000-8000-000000000001",
};
