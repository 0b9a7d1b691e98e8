import { useId } from "react";
import { useNavigate } from "react-router";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { localize, type Locale } from "../../../i18n/text.ts";
import controls from "../../../ui/control.module.css";
import styles from "../../../ui/filter-form.module.css";
import { FilterInput } from "../../../ui/filter-input.tsx";
import { useFilterForm } from "../../../ui/use-filter-form.ts";
import { typeWords } from "../../inbox-words.ts";
import { type DeskParams, parseDeskParams, serializeDeskParams } from "../desk-params.ts";
import { deskWords } from "../desk-words.ts";

export interface InquiryFiltersProps {
  locale: Locale;
  params: DeskParams;
  team: TeamMember[];
}

/** Search and filters. They change the address, which a colleague can be sent. */
export function InquiryFilters({ locale, params, team }: InquiryFiltersProps) {
  const words = localize(locale, deskWords);
  const navigate = useNavigate();
  const id = useId();
  const { onSubmit, onChoose, onWrite } = useFilterForm((values) => {
    void navigate(serializeDeskParams({ ...parseDeskParams(values), view: params.view }), { replace: true });
  });

  const select = (name: string, label: string, value: string | undefined, options: [string, string][]) => (
    <div className={styles.field}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <select
        id={`${id}-${name}`}
        name={name}
        className={controls.control}
        value={value ?? ""}
        onChange={onChoose}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );

  return (
    <form role="search" className={styles.filters} onSubmit={onSubmit}>
      <div className={`${styles.field} ${styles.search}`}>
        <label htmlFor={`${id}-search`}>{words.search}</label>
        <FilterInput
          id={`${id}-search`}
          name="q"
          type="search"
          dir="auto"
          className={controls.control}
          maxLength={200}
          aria-keyshortcuts="/"
          value={params.search}
          onChange={onWrite}
        />
      </div>
      {select("type", words.type, params.kind, [
        ["", words.anyType],
        ["project", typeWords.project[locale]],
        ["contact", typeWords.contact[locale]],
      ])}
      {select("language", words.language, params.language, [
        ["", words.anyLanguage],
        ["ar", words.arabic],
        ["en", words.english],
      ])}
      {select("assignee", words.assignee, params.assignee, [
        ["", words.anyone],
        ...team.map(({ user_id: member, email }): [string, string] => [member, email]),
      ])}
      {select("sort", words.sort, params.sorting === "due" ? "due" : "", [
        ["", words.newestFirst],
        ["due", words.dueFirst],
      ])}
    </form>
  );
}
