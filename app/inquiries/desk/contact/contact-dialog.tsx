import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { errorText } from "../../../backend/api-error.ts";
import type { Contact, Inquiry } from "../../../backend/inquiry-rows.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { useNow } from "../../../staff/use-now.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import formStyles from "../../../ui/form.module.css";
import { maxLengthOf } from "../../fields.ts";
import { type ChangeResult, contactOf, isMade } from "../changes/change-inquiries.ts";
import { FormDialog } from "../form-dialog.tsx";
import styles from "../form-dialog.module.css";
import { typedAddress } from "../typed-address.ts";
import { contactWords } from "./contact-words.ts";

export interface ContactDialogProps {
  inquiry: Inquiry;
  /** What is known better: it is filled in. */
  known: Partial<Contact>;
  onSave: (change: Contact) => Promise<ChangeResult>;
  onClose: () => void;
}

type Problems = Partial<Record<keyof Contact | "form", string>>;

/** Corrects how the sender of an inquiry is called and reached. */
export default function ContactDialog({ inquiry, known, onSave, onClose }: ContactDialogProps) {
  const locale = useLocale();
  const words = useWords(contactWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const [written, setWritten] = useState<Contact>({ ...contactOf(inquiry), ...known });
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>('[name="contact-email"]')?.focus();
  }, []);

  async function correct(): Promise<Problems | undefined> {
    const name = written.name.trim();
    const isReached = inquiry.email === null && !written.email?.trim();
    const email = isReached ? null : typedAddress(written.email ?? "");
    if (!name) return { name: words.missingName };
    if (email === undefined) return { email: words.invalidAddress };
    const [company, phone] = [written.company?.trim() || null, written.phone?.trim() || null];
    const change = { name, email, company, phone };
    if (isMade(change, inquiry)) return undefined;
    const result = await onSave(change);
    if (result.kind !== "failed") return undefined;
    const text = errorText(result.error)[locale];
    return result.error.code === "22023" ? { email: text } : { form: `${words.failed} ${text}` };
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const found = await correct();
    // At once: the focus looks for the field that is marked.
    flushSync(() => {
      setBusy(false);
      setProblems(found ?? {});
    });
    if (found) dialog.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else dialog.current?.close();
  }

  const field = (name: keyof Contact) => ({
    name: `contact-${name}`,
    label: words[name],
    problem: problems[name],
    value: written[name] ?? "",
    maxLength: maxLengthOf("contact", name),
    autoComplete: "off",
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setProblems({});
      setWritten({ ...written, [name]: currentTarget.value });
    },
  });
  const now = useNow();
  const isWaiting =
    (inquiry.status === "new" || inquiry.status === "in_progress") &&
    !(inquiry.due_at && Date.parse(inquiry.due_at) < now);
  const getsReceipt = isWaiting && (inquiry.channel === "form" || inquiry.channel === "mail");
  return (
    <FormDialog
      ref={dialog}
      id="correct-contact"
      title={words.title}
      closeLabel={words.close}
      problem={problems.form}
      foot={
        <Button type="submit" busy={busy}>
          {words.save}
        </Button>
      }
      onSubmit={save}
      onClose={onClose}
    >
      <div className={`${formStyles.form} ${formStyles.twoColumn} ${styles.fields}`}>
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
      </div>
    </FormDialog>
  );
}
