import { errorText } from "../../../backend/errors/api-error.ts";
import type { Contact, Inquiry } from "../../../backend/inquiry-rows.ts";
import { useWords } from "../../../i18n/use-locale.ts";
import { formProblems } from "../../../staff/form-problems.ts";
import { useNow } from "../../../staff/use-now.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { Form, type FormProblems, textOf } from "../../../ui/form/form.tsx";
import formStyles from "../../../ui/form/form.module.css";
import { maxLengthOf } from "../../fields.ts";
import { type ChangeResult, contactOf, isMade } from "../changes/change-inquiries.ts";
import { typedAddress } from "../typed-address.ts";
import { contactWords } from "./contact-words.ts";

export interface ContactDialogProps {
  inquiry: Inquiry;
  /** What is known better: it is filled in. */
  known: Partial<Contact>;
  onSave: (change: Contact) => Promise<ChangeResult>;
  onClose: () => void;
}

/** Corrects how the sender of an inquiry is called and reached. */
export default function ContactDialog({ inquiry, known, onSave, onClose }: ContactDialogProps) {
  const words = useWords(contactWords);
  const initial = { ...contactOf(inquiry), ...known };

  async function save(fields: FormData): Promise<FormProblems | undefined> {
    const [name, typed] = [textOf(fields, "name"), textOf(fields, "email")];
    const email = inquiry.email === null && !typed ? null : typedAddress(typed);
    if (!name) return { name: contactWords.missingName };
    if (email === undefined) return { email: contactWords.invalidAddress };
    const [company, phone] = [textOf(fields, "company") || null, textOf(fields, "phone") || null];
    const change = { name, email, company, phone };
    const result = isMade(change, inquiry) ? undefined : await onSave(change);
    if (result?.kind === "failed") {
      if (result.error.code === "22023") return { email: errorText(result.error) };
      return formProblems(result, contactWords.failed);
    }
    onClose();
    return undefined;
  }

  const field = (name: keyof Contact) => ({
    name,
    id: `contact-${name}`,
    label: words[name],
    defaultValue: initial[name] ?? "",
    maxLength: maxLengthOf("contact", name),
    autoComplete: "off",
  });
  const now = useNow();
  const isWaiting =
    (inquiry.status === "new" || inquiry.status === "in_progress") &&
    !(inquiry.due_at && Date.parse(inquiry.due_at) < now);
  const getsReceipt = isWaiting && (inquiry.channel === "form" || inquiry.channel === "mail");
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Form send={save} submitLabel={words.save} columns={2}>
        <TextField
          {...field("email")}
          className={formStyles.full}
          hint={[getsReceipt && words.getsReceipt, words.endsLinks].filter(Boolean).join(" ")}
          required={inquiry.email !== null}
          dir="ltr"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField {...field("name")} className={formStyles.full} dir="auto" required />
        <TextField {...field("company")} dir="auto" />
        <TextField {...field("phone")} type="tel" dir="ltr" inputMode="tel" />
      </Form>
    </Dialog>
  );
}
