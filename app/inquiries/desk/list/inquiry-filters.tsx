import { useNavigate } from "react-router";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { memberName } from "../../../staff/staff-name.ts";
import { FilterInput, FilterSelect } from "../../../ui/filter-field.tsx";
import styles from "../../../ui/filter-form.module.css";
import { useFilterForm } from "../../../ui/use-filter-form.ts";
import { typeWords } from "../../inbox-words.ts";
import { type DeskParams, parseDeskParams, serializeDeskParams } from "../desk-params.ts";
import { deskWords } from "../desk-words.ts";
import { languageNames } from "../../../i18n/language-names.ts";

/** Search and filters. They change the address, which a colleague can be sent. */
export function InquiryFilters({ params, team }: { params: DeskParams; team: TeamMember[] }) {
  const locale = useLocale();
  const words = useWords(deskWords);
  const navigate = useNavigate();
  const { onSubmit, onChoose, onWrite } = useFilterForm((values) => {
    void navigate(serializeDeskParams({ ...parseDeskParams(values), view: params.view }), { replace: true });
  });
  return (
    <form role="search" className={styles.filters} onSubmit={onSubmit}>
      <FilterInput
        name="q"
        type="search"
        label={words.search}
        className={styles.search}
        dir="auto"
        maxLength={200}
        aria-keyshortcuts="/"
        value={params.search}
        onChange={onWrite}
      />
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
      <FilterSelect
        name="sort"
        label={words.sort}
        value={params.sorting === "due" ? "due" : ""}
        onChange={onChoose}
        options={[
          ["", words.newestFirst],
          ["due", words.dueFirst],
        ]}
      />
    </form>
  );
}
