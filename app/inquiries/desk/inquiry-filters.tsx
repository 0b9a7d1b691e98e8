import { type ChangeEvent, type FormEvent, useEffect, useId, useRef } from "react";
import { useNavigate } from "react-router";
import type { TeamMember } from "../../backend/staff-rows.ts";
import { localize, type Locale } from "../../i18n/text.ts";
import controls from "../../ui/control.module.css";
import styles from "../../ui/filter-form.module.css";
import { typeWords } from "../inbox-words.ts";
import { type DeskParams, parseDeskParams, serializeDeskParams } from "./desk-params.ts";
import { deskWords } from "./desk-words.ts";

export interface InquiryFiltersProps {
  locale: Locale;
  params: DeskParams;
  team: TeamMember[];
}

const searchDelayMs = 250;

/** Search and filters. They change the address, which a colleague can be sent. */
export function InquiryFilters({ locale, params, team }: InquiryFiltersProps) {
  const words = localize(locale, deskWords);
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // What is being written is newer than the address.
    if (input.current && document.activeElement !== input.current) input.current.value = params.search;
  }, [params.search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function apply(form: HTMLFormElement) {
    clearTimeout(timer.current);
    const values = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === "string") values.set(name, value);
    const changed = parseDeskParams(values);
    void navigate(serializeDeskParams({ ...changed, view: params.view }), { replace: true });
  }

  function applySoon({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const { form } = currentTarget;
    clearTimeout(timer.current);
    if (form) timer.current = setTimeout(() => apply(form), searchDelayMs);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    apply(event.currentTarget);
  }

  const select = (name: string, label: string, value: string | undefined, options: [string, string][]) => (
    <div className={styles.field}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <select
        id={`${id}-${name}`}
        name={name}
        className={controls.control}
        value={value ?? ""}
        onChange={({ currentTarget }) => currentTarget.form && apply(currentTarget.form)}
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
    <form role="search" className={styles.filters} onSubmit={submit}>
      <div className={`${styles.field} ${styles.search}`}>
        <label htmlFor={`${id}-search`}>{words.search}</label>
        <input
          id={`${id}-search`}
          name="q"
          type="search"
          dir="auto"
          className={controls.control}
          maxLength={200}
          aria-keyshortcuts="/"
          defaultValue={params.search}
          ref={input}
          onChange={applySoon}
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
