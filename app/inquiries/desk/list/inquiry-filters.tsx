import type { FormEvent } from "react";
import { Link, useNavigate } from "react-router";
import { languageNames } from "../../../i18n/language-names.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { memberName } from "../../../staff/staff-name.ts";
import { useTeam } from "../../../staff/team.ts";
import { FilterInput, FilterSelect } from "../../../ui/form/filter-field.tsx";
import filterStyles from "../../../ui/form/filter-form.module.css";
import { CloseIcon } from "../../../ui/dialog/close-icon.tsx";
import { Menu } from "../../../ui/dialog/menu.tsx";
import { useFilterForm } from "../../../ui/form/use-filter-form.ts";
import { inquiryTypes } from "../../fields.ts";
import { typeWords } from "../../inbox-words.ts";
import {
  type DeskParams,
  isFiltered,
  outcomes,
  parseDeskParams,
  serializeDeskParams,
} from "../desk-params.ts";
import { deskWords } from "../desk-words.ts";
import { outcomeWords } from "../progress/outcome-words.ts";
import { progressWords } from "../progress/progress-words.ts";
import { listWords, markWords } from "./list-words.ts";
import styles from "./tools-line.module.css";

/** Search and filters. They change the address, which a colleague can be sent. */
export function InquiryFilters({ params }: { params: DeskParams }) {
  const locale = useLocale();
  const words = useWords(deskWords);
  const ownWords = useWords(listWords);
  const navigate = useNavigate();
  const team = useTeam();
  const { view, sorting, inquiry, only = [] } = params;
  const { onSubmit, onChoose, onWrite } = useFilterForm((values) => {
    const filters = parseDeskParams(values);
    void navigate(serializeDeskParams({ ...filters, view, sorting, inquiry }), { replace: true });
  });

  /** The keys go on in what was found. */
  function leaveSearch(event: FormEvent<HTMLFormElement>) {
    onSubmit(event);
    event.currentTarget.querySelector<HTMLElement>("[type=search]:focus")?.blur();
  }

  const selects = [
    {
      name: "type",
      label: words.type,
      value: params.kind,
      options: [["", words.anyType], ...inquiryTypes.map((type) => [type, typeWords[type][locale]] as const)],
    },
    {
      name: "language",
      label: words.language,
      value: params.language,
      options: [
        ["", words.anyLanguage],
        ["ar", languageNames.ar[locale]],
        ["en", languageNames.en[locale]],
      ],
    },
    {
      name: "assignee",
      label: words.assignee,
      value: only.includes("unassigned") ? "nobody" : params.assignee,
      options: [
        ["", words.anyone],
        ["nobody", words.nobody],
        ...team.map((member) => [member.user_id, memberName(locale, member)] as const),
      ],
    },
    {
      name: "outcome",
      label: progressWords.outcome[locale],
      value: params.outcome,
      options: [
        ["", ownWords.anyOutcome],
        ...outcomes.map(
          (one) => [one, one === "none" ? ownWords.noOutcome : outcomeWords[one][locale]] as const,
        ),
      ],
    },
  ] satisfies {
    name: string;
    label: string;
    value: string | undefined;
    options: (readonly [string, string])[];
  }[];
  return (
    <form role="search" className={styles.filters} onSubmit={leaveSearch}>
      <FilterInput
        name="q"
        type="search"
        label={words.search}
        hidesLabel
        placeholder={ownWords.searchShort}
        className={styles.search}
        dir="auto"
        maxLength={200}
        aria-keyshortcuts="/"
        value={params.search}
        onChange={onWrite}
      />
      <Menu
        label={ownWords.filter}
        className={isFiltered(params) ? `${styles.filter} ${styles.filtered}` : styles.filter}
        button={
          <>
            <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
              <path d="M1 3.5h14M4 8h8M6.5 12.5h3" />
            </svg>
            <span>{ownWords.filter}</span>
          </>
        }
      >
        <div className={`${filterStyles.filters} ${styles.fields}`}>
          {selects.map(({ value = "", ...select }) => (
            <FilterSelect key={select.name} {...select} value={value} onChange={onChoose} />
          ))}
          <FilterInput
            name="since"
            type="date"
            label={ownWords.since}
            value={params.since ?? ""}
            onChange={onWrite}
          />
          <FilterInput
            name="until"
            type="date"
            label={ownWords.until}
            value={params.until ?? ""}
            onChange={onWrite}
          />
          <div className={styles.marks}>
            {(["unread", "files"] as const).map((mark) => (
              <label key={mark}>
                <input
                  type="checkbox"
                  className="tick"
                  name={mark}
                  checked={only.includes(mark)}
                  onChange={onChoose}
                />
                {markWords[mark][locale]}
              </label>
            ))}
          </div>
        </div>
      </Menu>
      {isFiltered(params) && (
        <Link
          className={`icon-button ${styles.clear}`}
          to={serializeDeskParams({ view, sorting, inquiry })}
          aria-label={words.clear}
          title={words.clear}
        >
          <CloseIcon />
        </Link>
      )}
    </form>
  );
}
