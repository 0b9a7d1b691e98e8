import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type ApiError, errorText } from "../../../backend/api-error.ts";
import { databaseClient, toResult } from "../../../backend/database-client.ts";
import type { Inquiry, Message } from "../../../backend/inquiry-rows.ts";
import { company } from "../../../company.ts";
import { formatShortDateTime } from "../../../i18n/format.ts";
import { InterpolatedText } from "../../../i18n/interpolated-text.tsx";
import { Isolate } from "../../../i18n/isolate.tsx";
import { languageNames } from "../../../i18n/language-names.ts";
import type { Locale } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { useAction } from "../../../staff/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "../../../ui/field.tsx";
import formStyles from "../../../ui/form.module.css";
import { FileName } from "../files/file-tile.tsx";
import { FormDialog } from "../form-dialog.tsx";
import { deskChanges } from "../inquiry/use-inquiry.ts";
import { inquiryWords } from "../inquiry-words.ts";
import { typedAddress } from "../typed-address.ts";
import { characterCount } from "../../fields.ts";
import styles from "../form-dialog.module.css";
import { showSending } from "../sending/show-sending.ts";
import { forwardWords } from "./forward-words.ts";
import { type Forwarding, keepForwarding, keptForwarding } from "./kept-forwarding.ts";

export interface ForwardDialogProps {
  message: Message;
  visitor: Pick<Inquiry, "name" | "email">;
  onClose: () => void;
}

const maxNote = 5_000;

/** Sends a mail of the conversation to somebody outside. */
export default function ForwardDialog({ message, visitor, onClose }: ForwardDialogProps) {
  const locale = useLocale();
  const words = useWords(forwardWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const [written, setWritten] = useState(
    () => keptForwarding(message.id) ?? { address: "", note: "", locale },
  );
  const [problems, setProblems] = useState<Partial<Record<"address" | "note" | "form", string>>>({});
  useEffect(() => {
    dialog.current?.querySelector("input")?.focus();
  }, []);

  function change(part: Partial<Forwarding>) {
    const next = { ...written, ...part };
    setWritten(next);
    setProblems({});
    keepForwarding(message.id, next);
  }

  const forward = useAction(
    async ({ address, note, locale: language }: Forwarding) =>
      toResult(
        await databaseClient().rpc("forward_message", {
          message_id: message.id,
          address,
          note,
          locale: language,
        }),
      ),
    {
      changes: deskChanges,
      onDone: (id, { address, note, locale: language }) => {
        keepForwarding(message.id, undefined);
        showSending({
          ...{ id, inquiry_id: message.inquiry_id, body: note, locale: language, cc: [] },
          ...{ address, forwarded_id: message.id },
        });
        dialog.current?.close();
      },
    },
  );

  async function send(event: FormEvent) {
    event.preventDefault();
    const address = typedAddress(written.address);
    if (!address) return show({ address: words.invalidAddress });
    if (characterCount(written.note.trim()) > maxNote) return show({ note: words.tooLong });
    const { error } = await forward.run({ ...written, address });
    show(error ? toProblems(locale, error) : {});
  }

  /** At once: the focus looks for the field that is marked. */
  function show(found: typeof problems) {
    flushSync(() => setProblems(found));
    dialog.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  const isVisitors = message.address !== null && message.address === visitor.email?.toLowerCase();
  const author =
    message.direction === "sent"
      ? company.name[locale]
      : isVisitors
        ? visitor.name
        : (message.sender_name ?? message.address ?? "");
  const moment = formatShortDateTime(locale, message.created_at);
  return (
    <FormDialog
      ref={dialog}
      id="forward-message"
      title={words.title}
      closeLabel={words.close}
      problem={problems.form}
      foot={
        <Button type="submit" busy={forward.isBusy}>
          {inquiryWords.forward[locale]}
        </Button>
      }
      onSubmit={send}
      onClose={onClose}
    >
      <div className={`${formStyles.form} ${formStyles.twoColumn} ${styles.fields}`}>
        <p className={formStyles.full}>
          <InterpolatedText text={words.original} values={{ name: <Isolate>{author}</Isolate>, moment }} />
        </p>
        <TextField
          name="forward-address"
          label={words.address}
          hint={words.addressHint}
          problem={problems.address}
          required
          dir="ltr"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={written.address}
          onChange={({ currentTarget }) => change({ address: currentTarget.value })}
        />
        <SelectField
          name="forward-language"
          label={words.language}
          value={written.locale}
          onChange={({ currentTarget }) => change({ locale: currentTarget.value === "ar" ? "ar" : "en" })}
        >
          <option value="ar">{languageNames.ar[locale]}</option>
          <option value="en">{languageNames.en[locale]}</option>
        </SelectField>
        <TextAreaField
          name="forward-note"
          label={words.note}
          problem={problems.note}
          className={formStyles.full}
          dir="auto"
          rows={5}
          value={written.note}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
        {message.attachments.length > 0 && (
          <div className={formStyles.full}>
            <p>{words.files}</p>
            <ul>
              {message.attachments.map(({ id, name }) => (
                <li key={id}>
                  <FileName name={name} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </FormDialog>
  );
}

/** As forward_message raises them. */
const addressProblems = [
  "Enter an email address such as name@example.com.",
  "An email is forwarded neither to its visitor nor to ourselves.",
];

function toProblems(locale: Locale, error: ApiError) {
  const text = errorText(error)[locale];
  return addressProblems.includes(error.message)
    ? { address: text }
    : { form: `${forwardWords.failed[locale]} ${text}` };
}
