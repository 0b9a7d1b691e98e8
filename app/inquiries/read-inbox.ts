import { database } from "../backend/database.ts";
import { type Refusal, refusalOf } from "../backend/refusal.ts";
import type { Inquiry } from "../backend/schema.ts";

export type InboxAnswer = { inquiries: Inquiry[]; refusal?: never } | { refusal: Refusal; inquiries?: never };

/** Every inquiry the caller may see, newest first. Never rejects. */
export async function readInbox(): Promise<InboxAnswer> {
  const { data, error } = await database()
    .from("inquiries")
    .select("*")
    .order("created_at", { ascending: false });
  if (!error) return { inquiries: data };
  console.error("The inquiries could not be loaded", error);
  return { refusal: refusalOf(error) };
}
