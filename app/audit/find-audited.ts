import { databaseClient } from "../backend/database-client.ts";
import type { TeamMember } from "../backend/staff-rows.ts";
import { foldText } from "../i18n/folding.ts";

const maxInquiries = 50;

/** The entries that a search is for: those of somebody of staff, by their addresses, or those about some inquiries. */
export type Audited = { actors: string[] } | { inquiries: string[] };

/** Staff by any words of their names or address; else the inquiries that are found by a reference, or as at the desk. */
export async function findAudited(search: string, team: TeamMember[]) {
  const written = foldText(search);
  const [, code] = /^(?:n[^a-z\d]*)?([a-z\d]{5})$/.exec(written) ?? [];
  const words = written.split(" ");
  const actors = team
    .filter(({ email, name_en, name_ar }) => {
      const text = foldText(`${email} ${name_en ?? ""} ${name_ar ?? ""}`);
      return words.every((word) => text.includes(word));
    })
    .map(({ email }) => email);
  // A colleague who has left is found by the whole address.
  if (search.includes("@")) actors.push(search);
  if (actors.length > 0) return { data: { actors }, error: null };
  const byReference = databaseClient().from("inquiries").select("id");
  const found = await (code
    ? byReference.eq("reference", `N-${code.toUpperCase()}`)
    : databaseClient().rpc("list_inquiries", { search, page_size: maxInquiries }).select("id"));
  return found.error ? found : { ...found, data: { inquiries: found.data.map(({ id }) => id) } };
}
