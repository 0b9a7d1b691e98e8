import { InterpolatedText } from "../../i18n/interpolated-text.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { AddressText } from "../../ui/address-text.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { maskEmail } from "./mask-email.ts";
import { officeClock } from "./office-moment.ts";
import { VisitorForm } from "./visitor-form.tsx";
import { endWords } from "./visitor-form-words.ts";
import type { MailedCode } from "./visitor-inquiry.ts";
import { fieldProblem } from "./visitor-problem.ts";
import type { SheetProps } from "./sheet-props.ts";
import type { ZoneName } from "./zone-of.ts";
import styles from "./code-form.module.css";

interface CodeFormProps extends SheetProps {
  code: MailedCode;
  action: "withdraw" | "erase" | "change_email";
  zone: ZoneName;
  /** Of the button that does it. */
  label: string;
}

/** Takes the six digits that were mailed; nothing happens before. */
export function CodeForm({ content, inquiry, code, action, zone, label }: CodeFormProps) {
  const locale = useLocaleFromPath();
  const { purpose, mailed_at: mailedAt, new_email: newEmail } = code;
  const email = <AddressText address={maskEmail(inquiry.sent.email ?? "")} />;
  const time = officeClock(locale, mailedAt);
  return (
    <div className={styles.step}>
      {newEmail && (
        <p>
          <InterpolatedText
            text={endWords.willBeEmail[locale]}
            values={{ email: <AddressText address={newEmail} /> }}
          />
        </p>
      )}
      <p className={styles.mailed} role={content.done === "ask_code" ? "status" : undefined}>
        <svg viewBox="0 0 14 14" aria-hidden="true" focusable="false">
          <path d="M1 8l4 4 8-10" />
        </svg>
        <span>
          <InterpolatedText text={endWords.codeMailed[locale]} values={{ email, time }} />
        </span>
      </p>
      <VisitorForm content={content} action={action} zone={zone} className={styles.form}>
        <TextField
          className={styles.code}
          name="code"
          label={endWords.code[locale]}
          lang="en"
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          pattern="[0-9٠-٩۰-۹ ]{6,7}"
          required
          problem={fieldProblem(locale, content, { action }, "code")}
        />
        <div className={styles.actions}>
          <Button
            type="submit"
            variant="outline"
            className={action === "change_email" ? undefined : styles.end}
          >
            {label}
          </Button>
          <Button form="new-code" type="submit" variant="ghost">
            {endWords.newCode[locale]}
          </Button>
          <ButtonLink href={content.path} variant="ghost">
            {endWords.keep[locale]}
          </ButtonLink>
        </div>
      </VisitorForm>
      <VisitorForm content={content} id="new-code" action="ask_code" purpose={purpose} zone={zone}>
        {/* Somebody asked for the first one. */}
        <input type="hidden" name={`sure_${purpose}`} value="on" />
        {newEmail && <input type="hidden" name="new_email" value={newEmail} />}
      </VisitorForm>
    </div>
  );
}
