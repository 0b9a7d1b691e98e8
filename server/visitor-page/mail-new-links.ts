import { cleanEmail, isEmail } from "../../app/inquiries/submit/clean-email.server.ts";
import { type ActionResult, type FormInput, problemOf } from "./visitor-actions.ts";

/** Mails new links to the address that was typed, and answers the same whether there was an inquiry or not. */
export async function mailNewLinks({ rpc, network, key, typed }: FormInput): Promise<ActionResult> {
  const email = cleanEmail(typed["email"] ?? "");
  if (email === "") return { problem: "missing", field: "email" };
  if (!isEmail(email)) return { problem: "invalid_email", field: "email" };
  const { error } = await rpc("mail_new_links", { email, reference: key.reference, network });
  return error ? problemOf(error) : {};
}
