import { type FormEvent, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { type LocalizedText, localize } from "../../i18n/text.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Button, type ButtonVariant } from "./button.tsx";
import { FieldProblems } from "./field.tsx";
import fieldStyles from "./field.module.css";
import styles from "./form.module.css";

/** What is wrong with each field, by its name, and with the whole, as `form`. */
export type FormProblems = Record<string, LocalizedText>;

export interface FormProps {
  /** Resolves to what is wrong, or to nothing, after which the form begins anew. */
  send: (fields: FormData) => Promise<FormProblems | undefined>;
  submitLabel: string;
  /** On the button while it is being sent. */
  busyLabel?: string | undefined;
  variant?: ButtonVariant;
  columns?: 1 | 2;
  className?: string | undefined;
  /** Beside the button. */
  actions?: ReactNode;
  /** The fields: each shows what is wrong with it. */
  children: ReactNode;
}

/**
 * A form of the staff area. The first field with a problem takes the focus; a problem of the whole is said at the button. Not by
 * `useActionState`: React shows what one action has found when all are done that are on their way, and one of them may be waiting for
 * somebody to sign in again, by a form.
 */
export function Form(props: FormProps) {
  const { send, submitLabel, busyLabel, variant, columns = 1, className, actions, children } = props;
  const locale = useLocale();
  const [found, setFound] = useState<FormProblems>({});
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    const problems = await send(new FormData(form));
    // At once: the focus looks for the field that is marked.
    flushSync(() => {
      setBusy(false);
      setFound(problems ?? {});
    });
    if (problems) form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    else form.reset();
  }

  const { form: problem, ...problems } = localize(locale, found);
  return (
    <form className={`${styles.staff} ${className ?? ""}`} noValidate onSubmit={submit}>
      <FieldProblems value={problems}>
        <div className={columns === 2 ? `${styles.form} ${styles.twoColumn}` : styles.form}>{children}</div>
      </FieldProblems>
      <footer className={styles.footer}>
        <p role="alert" className={`${fieldStyles.problem} ${styles.full}`} hidden={busy || !problem}>
          {problem}
        </p>
        <Button type="submit" variant={variant ?? "primary"} busy={busy}>
          {(busy && busyLabel) || submitLabel}
        </Button>
        {actions}
      </footer>
    </form>
  );
}

/** What is in a text field. */
export function textOf(fields: FormData, name: string): string {
  return String(fields.get(name) ?? "").trim();
}
