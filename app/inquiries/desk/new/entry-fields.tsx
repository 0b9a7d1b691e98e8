import { languageNames } from "../../../i18n/language-names.ts";
import { interpolate } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { useTeam } from "../../../staff/team.ts";
import { useNow } from "../../../staff/use-now.ts";
import { CheckboxField, SelectField, TextAreaField, TextField } from "../../../ui/form/field.tsx";
import formStyles from "../../../ui/form/form.module.css";
import { maxDaysBack } from "./entry.ts";
import { projectTypes } from "../../fields.ts";
import { choiceLabel } from "../../form/choice-label.ts";
import { typeWords } from "../../inbox-words.ts";
import { deskWords } from "../desk-words.ts";
import { memberName } from "../../../staff/staff-name.ts";
import { type EntryDraft, entryLocale, toLocalField } from "./entry-draft.ts";
import { newInquiryWords } from "./new-inquiry-words.ts";

export interface EntryFieldsProps {
  draft: EntryDraft;
  onChange: (change: Partial<EntryDraft>) => void;
}

type TextName = "name" | "company" | "phone" | "email" | "subject" | "happenedAt" | "text";
type Change = { currentTarget: { value: string } };

const dayMs = 24 * 60 * 60_000;

/** The fields of an entry: who, what and when, or a mail to somebody. */
export function EntryFields({ draft, onChange }: EntryFieldsProps) {
  const locale = useLocale();
  const now = useNow();
  const words = useWords(newInquiryWords);
  const team = useTeam();
  const isOurs = draft.channel === "staff";
  const isProject = !isOurs && draft.type === "project";
  const text = (name: TextName) => ({
    name,
    id: `entry-${name}`,
    value: draft[name],
    autoComplete: "off",
    onChange: ({ currentTarget }: Change) => onChange({ [name]: currentTarget.value }),
  });
  return (
    <>
      <TextField {...text("name")} label={words.name} dir="auto" required />
      <TextField {...text("company")} label={words.company} dir="auto" />
      {!isOurs && <TextField {...text("phone")} label={words.phone} type="tel" dir="ltr" inputMode="tel" />}
      <TextField
        {...text("email")}
        label={isOurs ? words.to : words.email}
        hint={isOurs ? undefined : words.reachHint}
        required={isOurs}
        className={isOurs ? formStyles.full : undefined}
        dir="ltr"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {!isOurs && (
        <>
          <TextField
            {...text("happenedAt")}
            label={words.when}
            type="datetime-local"
            dir="ltr"
            required
            min={toLocalField(new Date(now - maxDaysBack * dayMs))}
            max={toLocalField(new Date(now))}
          />
          <SelectField
            name="type"
            id="entry-type"
            label={words.type}
            value={draft.type}
            onChange={({ currentTarget }) =>
              onChange({ type: currentTarget.value === "project" ? "project" : "contact" })
            }
          >
            <option value="contact">{typeWords.contact[locale]}</option>
            <option value="project">{typeWords.project[locale]}</option>
          </SelectField>
        </>
      )}
      {isProject ? (
        <SelectField
          name="projectType"
          id="entry-project-type"
          label={words.projectType}
          className={formStyles.full}
          value={draft.projectType}
          onChange={({ currentTarget }) => onChange({ projectType: currentTarget.value })}
        >
          <option value="">{words.unknownType}</option>
          {Object.keys(projectTypes).map((type) => (
            <option key={type} value={type}>
              {choiceLabel(locale, "projectType", type)}
            </option>
          ))}
        </SelectField>
      ) : (
        <TextField
          {...text("subject")}
          label={words.subject}
          className={formStyles.full}
          dir="auto"
          required
        />
      )}
      <TextAreaField
        {...text("text")}
        label={isOurs ? words.message : words.said}
        className={formStyles.full}
        dir="auto"
        rows={isOurs ? 9 : 4}
        required
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.key !== "Enter") return;
          if (event.ctrlKey || event.metaKey) event.currentTarget.form?.requestSubmit();
        }}
      />
      <SelectField
        name="locale"
        id="entry-locale"
        label={words.language}
        value={draft.locale}
        onChange={({ currentTarget: { value } }) =>
          onChange({ locale: value === "ar" || value === "en" ? value : "" })
        }
      >
        <option value="">
          {interpolate(words.byText, {
            language: languageNames[entryLocale({ ...draft, locale: "" }, locale)][locale],
          })}
        </option>
        <option value="en">{languageNames.en[locale]}</option>
        <option value="ar">{languageNames.ar[locale]}</option>
      </SelectField>
      {!isOurs && (
        <>
          <SelectField
            name="assignee"
            id="entry-assignee"
            label={words.assignee}
            value={draft.assignee}
            onChange={({ currentTarget }) => onChange({ assignee: currentTarget.value })}
          >
            <option value="">{deskWords.nobody[locale]}</option>
            {team.map((member) => (
              <option key={member.user_id} value={member.user_id}>
                {memberName(locale, member)}
              </option>
            ))}
          </SelectField>
          <CheckboxField
            name="receipt"
            id="entry-receipt"
            label={words.receipt}
            hint={words.receiptHint}
            className={formStyles.full}
            checked={draft.wantsReceipt && draft.email.trim() !== ""}
            disabled={draft.email.trim() === ""}
            onChange={({ currentTarget }) => onChange({ wantsReceipt: currentTarget.checked })}
          />
        </>
      )}
    </>
  );
}
