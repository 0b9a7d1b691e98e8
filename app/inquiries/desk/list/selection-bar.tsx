import { useRef } from "react";
import { office } from "../../../company-office.ts";
import { useSession } from "../../../backend/session.ts";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { addDays, todayIn } from "../../../i18n/days.ts";
import { Isolate } from "../../../i18n/isolate.tsx";
import { inEachLocale, interpolate, type LocalizedText } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { useCommands } from "../../../staff/commands/use-commands.ts";
import { memberName } from "../../../staff/staff-name.ts";
import { useKeys } from "../../../staff/use-keys.ts";
import { Menu } from "../../../ui/menu.tsx";
import { inquiryActions } from "../actions/inquiry-actions.ts";
import type { SharedChange } from "../changes/change-inquiries.ts";
import { changeSeveral } from "../changes/change-several.ts";
import { describeChange } from "../changes/describe-state.ts";
import { deskWords } from "../desk-words.ts";
import { isDayToLookAgain, MomentPicker } from "../moment-picker.tsx";
import { progressWords } from "../progress/progress-words.ts";
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
  const bar = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);

  async function change(
    wanted: (inquiry: ListedInquiry) => SharedChange,
    those = inquiries,
    button?: LocalizedText,
  ) {
    if (isBusy.current || those.length === 0) return;
    isBusy.current = true;
    const changes = those.map((inquiry) => ({
      id: inquiry.id,
      version: inquiry.version,
      ...wanted(inquiry),
    }));
    const made = inEachLocale((to) => {
      const [same = "", ...others] = new Set(
        those.map((inquiry) => describeChange(to, team, wanted(inquiry))),
      );
      // What was spam by mistake gets a status of its own each.
      return others.length > 0 && button ? button[to] : same;
    });
    if (await changeSeveral({ inquiries: those, changes, made, onChanged })) onClear();
    isBusy.current = false;
  }

  const actionsFor = (those: ListedInquiry[]) =>
    inquiryActions.flatMap(({ id, key, change: changeOf, frequent }) => {
      if (!changeOf || !frequent) return [];
      const button = frequent(those);
      const run = () => void change((inquiry) => changeOf(inquiry, those), those, button);
      return [{ id, key, button, run }];
    });
  const actions = actionsFor(inquiries);
  const openAssign = () => document.querySelector<HTMLElement>("#assign-selected > button")?.click();

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
  return (
    <div ref={bar} className={styles.bar} role="toolbar" aria-label={words.selected}>
      <output>
        <span className={styles.count}>{interpolate(words.count, { n: inquiries.length })}</span>
        <b aria-hidden="true">{inquiries.length}</b>
      </output>
      <AssignMenu team={team} onAssign={(id) => void change(() => ({ assignee_id: id }))} />
      {actions.map(({ id, key, button, run }) => (
        <button key={id} type="button" aria-keyshortcuts={key} onClick={run}>
          {button[locale]}
        </button>
      ))}
      {inquiries.every(({ status }) => status === "answered") && (
        <Menu label={words.lookAgain} button={words.lookAgain} className={styles.menu}>
          <MomentPicker
            type="date"
            label={words.lookAgainOn}
            initial={addDays(todayIn(office.timeZone), 1)}
            problem={progressWords.wrongDay}
            isPossible={isDayToLookAgain}
            onPick={(day) => void change(() => ({ look_again_on: day }))}
            button={words.apply}
          />
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

interface AssignMenuProps {
  team: TeamMember[];
  /** By the id of a member of staff; null is nobody. */
  onAssign: (id: string | null) => void;
}

/** The staff, oneself first. */
function AssignMenu({ team, onAssign }: AssignMenuProps) {
  const locale = useLocale();
  const words = useWords(selectionWords);
  const session = useSession();
  const isOwn = ({ user_id: id }: TeamMember) => session.status === "open" && session.userId === id;
  const members = team.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  return (
    <Menu
      id="assign-selected"
      label={words.assign}
      button={words.assign}
      className={`${styles.menu} ${styles.assign}`}
    >
      {members.map((member) => (
        <button key={member.user_id} type="button" onClick={() => onAssign(member.user_id)}>
          <Isolate>{memberName(locale, member)}</Isolate>
          {isOwn(member) && <span className={styles.you}>{words.you}</span>}
        </button>
      ))}
      <button type="button" onClick={() => onAssign(null)}>
        {deskWords.nobody[locale]}
      </button>
    </Menu>
  );
}
