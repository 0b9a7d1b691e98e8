import { cleanEmail, isEmail } from "../submit/clean-email.server.ts";
import type { Dependencies } from "./page-dependencies.ts";
import { type ActionResult, problemOf } from "./visitor-actions.server.ts";

/** Mails new links to the address that was typed, and answers the same whether there was an inquiry or not. */
export async function mailNewLinks(
  { rpc, network, reportError }: Dependencies,
  typed: Record<string, string>,
  reference: string,
): Promise<ActionResult> {
  const email = cleanEmail(typed["email"] ?? "");
  if (email === "") return { problem: "missing", field: "email" };
  if (!isEmail(email)) return { problem: "invalid_email", field: "email" };
  const { error } = await rpc("mail_new_links", { email, reference, network });
  return error ? problemOf(error, reportError) : {};
}
