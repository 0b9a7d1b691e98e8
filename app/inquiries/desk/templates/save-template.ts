import { databaseClient } from "../../../backend/database-client.ts";
import type { ReplyTemplate } from "../../../backend/staff-rows.ts";
import type { TemplateTexts } from "./check-template.ts";

export type SaveResult =
  | { kind: "saved" }
  /** A colleague was first. */
  | { kind: "conflict"; theirs: ReplyTemplate | "gone" }
  | { kind: "failed"; error: unknown };

/** Saves a template over the version that was seen, or a new one. Never rejects. */
export async function saveTemplate(
  seen: ReplyTemplate | undefined,
  texts: TemplateTexts,
): Promise<SaveResult> {
  const { error, status } = seen
    ? await databaseClient().rpc("change_reply_template", {
        template_id: seen.id,
        expected_version: seen.version,
        ...texts,
      })
    : await databaseClient().rpc("add_reply_template", texts);
  if (!error) return { kind: "saved" };
  if (seen && error.code === "PT404") return { kind: "conflict", theirs: "gone" };
  if (!seen || status !== 409) return { kind: "failed", error };
  const found = await databaseClient().from("reply_templates").select("*").eq("id", seen.id);
  if (found.error) return { kind: "failed", error: found.error };
  return { kind: "conflict", theirs: found.data[0] ?? "gone" };
}
