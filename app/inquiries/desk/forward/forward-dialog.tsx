import { useState } from "react";
import { errorText } from "../../../backend/errors/api-error.ts";
import { databaseClient, toResult } from "../../../backend/database-client.ts";
import type { Inquiry, Message } from "../../../backend/inquiry-rows.ts";
import { company } from "../../../../firm/company.ts";
import { formatShortDateTime } from "../../../i18n/format.ts";
import { InterpolatedText } from "../../../i18n/interpolated-text.tsx";
import { Isolate } from "../../../i18n/isolate.tsx";
import { languageNames } from "../../../i18n/language-names.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { formProblems } from "../../../staff/form-problems.ts";
import { refresh } from "../../../staff/use-action.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { SelectField, TextAreaField, TextField } from "../../../ui/form/field.tsx";
import { Form, type FormProblems } from "../../../ui/form/form.tsx";
import formStyles from "../../../ui/form/form.module.css";
import { FileName } from "../files/file-tile.tsx";
import { deskChanges } from "../inquiry/use-inquiry.ts";
import { inquiryWords } from "../inquiry-words.ts";
import { typedAddress } from "../typed-address.ts";
import { characterCount } from "../../fields.ts";
import { showSending } from "../sending/waiting-mail.ts";
import { forwardWords } from "./forward-words.ts";
import { type Forwarding, keepForwarding, keptForwarding } from "./kept-forwarding.ts";

export interface ForwardDialogProps {
  message: Message;
  visitor: Pick<Inquiry, "name" | "email">;
  onClose: () => void;
}

const maxNote = 5_000;
/** As forward_message raises them. */
const addressProblems = new Set([
  "Enter an email address such as name@example.com.",
  "An email is forwarded neither to its visitor nor to ourselves.",
]);

/** Sends a mail of the conversation to somebody outside. */
export default function ForwardDialog({ message, visitor, onClose }: ForwardDialogProps) {
  const locale = useLocale();
  const words = useWords(forwardWords);
  const [written, setWritten] = useState(
    () => keptForwarding(message.id) ?? { address: "", note: "", locale },
  );

  function change(part: Partial<Forwarding>) {
    const next = { ...written, ...part };
    setWritten(next);
    keepForwarding(message.id, next);
  }

  async function forward(): Promise<FormProblems | undefined> {
    const address = typedAddress(written.address);
    if (!address) return { address: forwardWords.invalidAddress };
    if (characterCount(written.note.trim()) > maxNote) return { note: forwardWords.tooLong };
    const { note, locale: language } = written;
    const parameters = { message_id: message.id, address, note, locale: language };
    const { data: id, error } = toResult(await databaseClient().rpc("forward_message", parameters));
    if (error && addressProblems.has(error.message)) return { address: errorText(error) };
    if (error) return formProblems({ error }, forwardWords.failed);
    keepForwarding(message.id, undefined);
    showSending({
      ...{ id, inquiry_id: message.inquiry_id, body: note, locale: language, cc: [] },
      ...{ address, forwarded_id: message.id },
    });
    refresh(deskChanges);
    onClose();
    return undefined;
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
    <Dialog title={words.title} onClose={onClose}>
      <Form send={forward} submitLabel={inquiryWords.forward[locale]} columns={2}>
        <p className={formStyles.full}>
          <InterpolatedText text={words.original} values={{ name: <Isolate>{author}</Isolate>, moment }} />
        </p>
        <TextField
          name="address"
          id="forward-address"
          label={words.address}
          hint={words.addressHint}
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
          name="language"
          id="forward-language"
          label={words.language}
          value={written.locale}
          onChange={({ currentTarget }) => change({ locale: currentTarget.value === "ar" ? "ar" : "en" })}
        >
          <option value="ar">{languageNames.ar[locale]}</option>
          <option value="en">{languageNames.en[locale]}</option>
        </SelectField>
        <TextAreaField
          name="note"
          id="forward-note"
          label={words.note}
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
      </Form>
    </Dialog>
  );
}
