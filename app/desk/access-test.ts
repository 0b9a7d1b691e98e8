import { database } from "../backend/database.ts";
import { type Refusal, refusalOf } from "../backend/refusal.ts";
import type { Inquiry } from "../backend/schema.ts";

export type AccessSample = Pick<Inquiry, "id" | "name" | "email" | "type" | "created_at">;

export type AccessAnswer =
  | { outcome: "retrieved"; sample: AccessSample[] }
  | { outcome: "denied" | "unexpected"; refusal: Refusal };

/** Asks for up to 5 inquiries as whoever is signed in, or as a visitor. Never rejects. */
export async function testAccess(): Promise<AccessAnswer> {
  try {
    const { data, error, status } = await database()
      .from("inquiries")
      .select("id,name,email,type,created_at")
      .limit(5);
    if (!error) return { outcome: "retrieved", sample: data };
    const isDenial = status >= 400 && status < 500;
    return { outcome: isDenial ? "denied" : "unexpected", refusal: refusalOf(error) };
  } catch (error) {
    return { outcome: "unexpected", refusal: refusalOf(error) };
  }
}
