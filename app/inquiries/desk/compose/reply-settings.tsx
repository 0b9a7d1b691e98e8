import { useId } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import type { Inquiry } from "../../../backend/inquiry-rows.ts";
import type { ReplyTemplate } from "../../../backend/staff-rows.ts";
import { useQuery } from "../../../backend/use-query.ts";
import { company } from "../../../../firm/company.ts";
import { interpolate, type Locale } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { templatesQuery, templateTitle } from "../templates/fetch-templates.ts";
import { Signature } from "../../../staff/signature/signature.tsx";
import { findMember, givenName } from "../../../staff/staff-name.ts";
import { useTeam } from "../../../staff/team.ts";
import controls from "../../../ui/form/control.module.css";
import styles from "./composer.module.css";
import { composerWords } from "./composer-words.ts";
import { focusComposer } from "./focus-composer.ts";
import { languageNames } from "../../../i18n/language-names.ts";
import { deskWords } from "../desk-words.ts";

export interface ReplySettingsProps {
  inquiry: Inquiry;
  language: Locale;
  onLanguageChange: (language: Locale) => void;
  onTemplate: (text: string) => void;
  /** Something is written already, which a template would replace. */
  hasText: boolean;
}

/** The language of a reply, and texts to begin with. A template fills an empty reply only: nothing written is replaced. */
export function ReplySettings(props: ReplySettingsProps) {
  const locale = useLocale();
  const { inquiry, language, onLanguageChange, onTemplate, hasText } = props;
  const words = useWords(composerWords);
  const id = useId();

  const { data: templates = [] } = useQuery(templatesQuery);

  function insert(chosen: string) {
    const text = templates.find((one) => one.id === chosen)?.[`body_${language}`];
    if (!text) return;
    const values = {
      name: inquiry.name,
      reference: inquiry.reference,
      company: company.name[language],
      city: company.city[language],
    };
    flushSync(() => onTemplate(interpolate(text, values)));
    focusComposer();
  }

  /** One that is missing in the language of the reply says so. */
  function optionText(template: ReplyTemplate): string {
    const title = templateTitle(locale, template);
    if (template[`body_${language}`] !== null) return title;
    return interpolate(language === "en" ? words.onlyArabic : words.onlyEnglish, { title });
  }

  return (
    <div className={styles.settings}>
      <div>
        <label htmlFor={`${id}-template`}>{words.template}</label>
        <select
          id={`${id}-template`}
          className={controls.control}
          value=""
          disabled={hasText}
          onChange={({ currentTarget }) => insert(currentTarget.value)}
        >
          <option value="">{hasText ? words.templateBlocked : words.noTemplate}</option>
          {templates.map((template) => (
            <option key={template.id} value={template.id} disabled={template[`body_${language}`] === null}>
              {optionText(template)}
            </option>
          ))}
        </select>
        <Link
          className={`link ${styles.editTemplates}`}
          to="/admin/templates"
          aria-label={words.editTemplates}
        >
          {words.edit}
        </Link>
      </div>
      <div>
        <label htmlFor={`${id}-language`}>{deskWords.language[locale]}</label>
        <select
          id={`${id}-language`}
          className={controls.control}
          value={language}
          onChange={({ currentTarget }) => onLanguageChange(currentTarget.value === "ar" ? "ar" : "en")}
        >
          <option value="ar">{languageNames.ar[locale]}</option>
          <option value="en">{languageNames.en[locale]}</option>
        </select>
      </div>
    </div>
  );
}

export interface ReplySignatureProps {
  /** The author. */
  userId: string | undefined;
  /** Of the reply. */
  language: Locale;
}

/** What goes out under the reply, and the way to change it. */
export function ReplySignature({ userId, language }: ReplySignatureProps) {
  const locale = useLocale();
  const author = findMember(useTeam(), userId ?? null);
  if (!author) return null;
  return (
    <div className={styles.signature}>
      <Signature locale={language} member={author} />
      <Link className="link" to="/account">
        {composerWords[givenName(language, author) ? "changeSignature" : "addSignature"][locale]}
      </Link>
    </div>
  );
}
