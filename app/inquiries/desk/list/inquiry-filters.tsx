import { useNavigate } from "react-router";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { languageNames } from "../../../i18n/language-names.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { memberName } from "../../../staff/staff-name.ts";
import { FilterInput, FilterSelect } from "../../../ui/filter-field.tsx";
import filterStyles from "../../../ui/filter-form.module.css";
import { Menu } from "../../../ui/menu.tsx";
import { useFilterForm } from "../../../ui/use-filter-form.ts";
import { typeWords } from "../../inbox-words.ts";
import { type DeskParams, isNarrowed, marks, parseDeskParams, serializeDeskParams } from "../desk-params.ts";
import { deskWords } from "../desk-words.ts";
import { ExportButtons } from "../export/export-buttons.tsx";
import { listWords, markWords } from "./list-words.ts";
import styles from "./tools-line.module.css";

/** Search and filters. They change the address, which a colleague can be sent. */
export function InquiryFilters({ params, team }: { params: DeskParams; team: TeamMember[] }) {
  const locale = useLocale();
  const words = useWords(deskWords);
  const navigate = useNavigate();
  const { view, sorting, display, inquiry } = params;
  const { onSubmit, onChoose, onWrite } = useFilterForm((values) => {
    const filters = parseDeskParams(values);
    void navigate(serializeDeskParams({ ...filters, view, sorting, display, inquiry }), { replace: true });
  });
  return (
    <form role="search" className={styles.filters} onSubmit={onSubmit}>
      <FilterInput
        name="q"
        type="search"
        label={words.search}
        hidesLabel
        placeholder={listWords.searchShort[locale]}
        className={styles.search}
        dir="auto"
        maxLength={200}
        aria-keyshortcuts="/"
        value={params.search}
        onChange={onWrite}
      />
      <Menu
        label={listWords.filter[locale]}
        className={styles.filter}
        button={
          <>
            <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
              <path d="M1 3.5h14M4 8h8M6.5 12.5h3" />
            </svg>
            <span>{listWords.filter[locale]}</span>
            {isNarrowed({ ...params, search: "" }) && <i />}
          </>
        }
      >
        <div className={`${filterStyles.filters} ${styles.fields}`}>
          <FilterSelect
            name="type"
            label={words.type}
            value={params.kind ?? ""}
            onChange={onChoose}
            options={[
              ["", words.anyType],
              ["project", typeWords.project[locale]],
              ["contact", typeWords.contact[locale]],
              ["mail", typeWords.mail[locale]],
            ]}
          />
          <FilterSelect
            name="language"
            label={words.language}
            value={params.language ?? ""}
            onChange={onChoose}
            options={[
              ["", words.anyLanguage],
              ["ar", languageNames.ar[locale]],
              ["en", languageNames.en[locale]],
            ]}
          />
          <FilterSelect
            name="assignee"
            label={words.assignee}
            value={params.assignee ?? ""}
            onChange={onChoose}
            options={[
              ["", words.anyone],
              ...team.map((member) => [member.user_id, memberName(locale, member)] as const),
            ]}
          />
          <div className={styles.marks}>
            {marks.map((mark) => (
              <label key={mark}>
                <input
                  type="checkbox"
                  name={mark}
                  checked={params.only?.includes(mark) ?? false}
                  onChange={onChoose}
                />
                {markWords[mark][locale]}
              </label>
            ))}
          </div>
        </div>
        <ExportButtons params={params} team={team} />
      </Menu>
    </form>
  );
}
