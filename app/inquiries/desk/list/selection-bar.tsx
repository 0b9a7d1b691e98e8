import { useRef, useState } from "react";
import { office } from "../../../company-office.ts";
import type { InquiryChange } from "../../../backend/inquiry-rows.ts";
import { useSession } from "../../../backend/session.ts";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { addDays, todayIn } from "../../../i18n/days.ts";
import { formatDate } from "../../../i18n/format-date.ts";
import { Isolate } from "../../../i18n/isolate.tsx";
import { inEachLocale, interpolate, type LocalizedText } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { useCommands } from "../../../staff/commands/use-commands.ts";
import { memberName } from "../../../staff/staff-name.ts";
import { useKeys } from "../../../staff/use-keys.ts";
import controls from "../../../ui/control.module.css";
import { Menu } from "../../../ui/menu.tsx";
import { inquiryActions } from "../actions/inquiry-actions.ts";
import { describeChanges } from "../changes/change-inquiry.ts";
import { changeSeveral } from "../changes/change-several.ts";
import { deskWords } from "../desk-words.ts";
import type { ListedInquiry } from "./fetch-inquiry-list.ts";
import { forSelected, selectionWords } from "./selection-words.ts";
import styles from "./selection-bar.module.css";

export interface SelectionBarProps {
  /** The selected ones, each in the version that was seen. */
  inquiries: ListedInquiry[];
  team: TeamMember[];
  /** They were changed, or put back: the list is to be fetched again. */
  onChanged: () => void;
  onClear: () => void;
  /** The row with the focus, which keys are for while nothing is selected or open. */
  focused: (() => ListedInquiry | undefined) | undefined;
  onSelect: (id: string) => void;
}

/** What can be done with the selected inquiries at once. It is drawn while there are some. */
export function SelectionBar(props: SelectionBarProps) {
  const { inquiries, team, onChanged, onClear, focused, onSelect } = props;
  const locale = useLocale();
  const words = useWords(selectionWords);
  const session = useSession();
  const userId = session.status === "open" ? session.userId : undefined;
  const bar = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);

  async function change(
    made: LocalizedText,
    wanted: (inquiry: ListedInquiry) => Partial<InquiryChange>,
    those = inquiries,
  ) {
    if (isBusy.current || those.length === 0) return;
    isBusy.current = true;
    const changes = those.map((inquiry) => ({
      id: inquiry.id,
      version: inquiry.version,
      ...wanted(inquiry),
    }));
    if (await changeSeveral({ inquiries: those, changes, made, onChanged })) onClear();
    isBusy.current = false;
  }

  const actionsFor = (those: ListedInquiry[]) =>
    inquiryActions.flatMap(({ id, key, several }) => {
      if (!several) return [];
      const { button, wanted } = several(those);
      const [status, ...others] = new Set(those.map(wanted));
      // What is no spam is what it was.
      const made =
        status && others.length === 0
          ? inEachLocale((to) => describeChanges(to, team, [{ kind: "status", status }]))
          : button;
      const run = () => void change(made, (inquiry) => ({ status: wanted(inquiry) }), those);
      return [{ id, key, button, run }];
    });
  const actions = actionsFor(inquiries);
  const openAssign = () => bar.current?.querySelector("summary")?.click();
  const assign = (assigneeId: string | null) =>
    change(
      inEachLocale((to) => describeChanges(to, team, [{ kind: "assignee", assigneeId }])),
      () => ({ assignee_id: assigneeId }),
    );
  const lookAgain = (day: string) =>
    change(
      inEachLocale((to) => interpolate(selectionWords.comesBack[to], { day: formatDate(to, day) })),
      () => ({ look_again_on: day }),
    );

  const runKey = (key: string) => {
    const row = inquiries.length > 0 ? undefined : focused?.();
    if (key !== "a") (row ? actionsFor([row]) : actions).find((action) => action.key === key)?.run();
    else if (row) {
      onSelect(row.id);
      // The bar is there after the next drawing.
      requestAnimationFrame(openAssign);
    } else openAssign();
  };
  const keys = ["a", ...actions.map(({ key = "" }) => key)].map((key) => [key, () => runKey(key)]);
  useKeys(inquiries.length > 0 || focused ? Object.fromEntries(keys) : {}, { isFirst: true });
  useCommands(() =>
    inquiries.length === 0
      ? []
      : [{ id: "assign", key: "a", button: selectionWords.assign, run: openAssign }, ...actions].map(
          ({ id, key = "", button, run }) => ({
            id: `selected-${id}`,
            group: "list",
            label: forSelected(button),
            shortcut: key,
            run,
          }),
        ),
  );

  if (inquiries.length === 0) return null;
  const members = team.toSorted((a, b) => Number(b.user_id === userId) - Number(a.user_id === userId));
  return (
    <div ref={bar} className={styles.bar} role="toolbar" aria-label={words.selected}>
      <output>
        <span className={styles.count}>{interpolate(words.count, { n: inquiries.length })}</span>
        <b aria-hidden="true">{inquiries.length}</b>
      </output>
      <Menu label={words.assign} button={words.assign} className={`${styles.menu} ${styles.assign}`}>
        {members.map((member) => (
          <button key={member.user_id} type="button" onClick={() => void assign(member.user_id)}>
            <Isolate>{memberName(locale, member)}</Isolate>
            {member.user_id === userId && <span className={styles.you}>{words.you}</span>}
          </button>
        ))}
        <button type="button" onClick={() => void assign(null)}>
          {deskWords.nobody[locale]}
        </button>
      </Menu>
      {actions.map(({ id, key, button, run }) => (
        <button key={id} type="button" aria-keyshortcuts={key} onClick={run}>
          {button[locale]}
        </button>
      ))}
      {inquiries.every(({ status }) => status === "answered") && (
        <Menu label={words.lookAgain} button={words.lookAgain} className={styles.menu}>
          <LookAgain onPick={(day) => void lookAgain(day)} />
        </Menu>
      )}
      <button type="button" className={styles.clear} aria-label={words.clearSelection} onClick={onClear}>
        <svg viewBox="0 0 14 14" aria-hidden="true" focusable="false">
          <path d="M2 2l10 10M12 2L2 12" />
        </svg>
      </button>
    </div>
  );
}

function LookAgain({ onPick }: { onPick: (day: string) => void }) {
  const words = useWords(selectionWords);
  const today = todayIn(office.timeZone);
  const [day, setDay] = useState(() => addDays(today, 1));
  return (
    <div className={styles.day}>
      <label>
        {words.lookAgainOn}
        <input
          type="date"
          dir="ltr"
          className={controls.control}
          min={addDays(today, 1)}
          max={addDays(today, 366)}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      </label>
      <button type="button" disabled={day === ""} onClick={() => onPick(day)}>
        {words.apply}
      </button>
    </div>
  );
}
