import { useRef } from "react";
import { useSession } from "../../../backend/session.ts";
import type { ListedInquiry, SharedChange } from "../../../backend/inquiry-rows.ts";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { Isolate } from "../../../i18n/isolate.tsx";
import { inEachLocale, interpolate, type LocalizedText } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { useCommands } from "../../../staff/commands/use-commands.ts";
import { memberName } from "../../../staff/staff-name.ts";
import { useTeam } from "../../../staff/team.ts";
import { useKeys } from "../../../staff/use-keys.ts";
import { CloseIcon } from "../../../ui/dialog/close-icon.tsx";
import { Menu } from "../../../ui/dialog/menu.tsx";
import { inquiryActions } from "../actions/inquiry-actions.ts";
import { changeSeveral } from "../changes/change-several.ts";
import { describeChange } from "../actions/action-words.ts";
import { deskWords } from "../desk-words.ts";
import { isOver, LookAgainDays } from "../progress/look-again-form.tsx";
import { forSelected, selectionWords } from "./selection-words.ts";
import styles from "./selection-bar.module.css";
import type { Selection } from "./use-selection.ts";

/** Changes listed inquiries, each as it was seen. `button` says what is done where it makes something else of each. */
export type ChangeSeveral = (
  inquiries: ListedInquiry[],
  wanted: (inquiry: ListedInquiry) => SharedChange,
  button?: LocalizedText,
) => Promise<boolean>;

/** One at a time. False when nothing came of it. */
export function useSeveralChanges(onChanged: () => void): ChangeSeveral {
  const team = useTeam();
  const isBusy = useRef(false);
  return async (inquiries, wanted, button) => {
    if (isBusy.current || inquiries.length === 0) return false;
    isBusy.current = true;
    const changes = inquiries.map((one) => ({ id: one.id, version: one.version, ...wanted(one) }));
    const made = inEachLocale((to) => {
      const [same = "", ...others] = new Set(
        inquiries.map((inquiry) => describeChange(to, team, wanted(inquiry))),
      );
      // What was spam by mistake gets a status of its own each.
      return others.length > 0 && button ? button[to] : same;
    });
    const isDone = await changeSeveral({ inquiries, changes, made, onChanged });
    isBusy.current = false;
    return isDone;
  };
}

export interface SelectionBarProps {
  selection: Selection;
  change: ChangeSeveral;
  /** The row with the focus, which keys are for while nothing is selected or open. */
  focused: (() => ListedInquiry | undefined) | undefined;
}

/** What can be done with the selected inquiries at once. It is drawn while there are some. */
export function SelectionBar({ selection, change, focused }: SelectionBarProps) {
  const { inquiries, clear, toggle } = selection;
  const locale = useLocale();
  const words = useWords(selectionWords);
  const session = useSession();
  const bar = useRef<HTMLDivElement>(null);
  const userId = session.status === "open" ? session.userId : null;

  async function run(...[those, wanted, button]: Parameters<ChangeSeveral>) {
    if (await change(those, wanted, button)) clear();
  }

  const actionsFor = (those: ListedInquiry[]) => [
    {
      id: "take",
      key: "t",
      button: selectionWords.take,
      run: () => void run(those, () => ({ assignee_id: userId })),
    },
    ...inquiryActions.flatMap(({ id, key = "", change: changeOf, frequent }) => {
      if (!changeOf || !frequent) return [];
      const button = frequent(those);
      return [{ id, key, button, run: () => void run(those, (one) => changeOf(one, those), button) }];
    }),
  ];
  const actions = actionsFor(inquiries);
  const openAssign = () => document.querySelector<HTMLElement>("#assign-selected > button")?.click();

  const runKey = (key: string) => {
    const row = inquiries.length > 0 ? undefined : focused?.();
    if (key !== "a") (row ? actionsFor([row]) : actions).find((action) => action.key === key)?.run();
    else if (row) {
      toggle(row.id);
      // The bar is there after the next drawing.
      requestAnimationFrame(openAssign);
    } else openAssign();
  };
  const keys = ["a", ...actions.map(({ key }) => key)].map((key) => [key, () => runKey(key)]);
  useKeys(inquiries.length > 0 || focused ? Object.fromEntries(keys) : {}, { isFirst: true });
  useCommands(() =>
    inquiries.length === 0
      ? []
      : [{ id: "assign", key: "a", button: selectionWords.assign, run: openAssign }, ...actions].map(
          (one) => ({
            id: `selected-${one.id}`,
            group: "list",
            label: forSelected(one.button),
            shortcut: one.key,
            run: one.run,
          }),
        ),
  );

  if (inquiries.length === 0) return null;
  return (
    <div ref={bar} className={`${styles.bar} screen-only`} role="toolbar" aria-label={words.selected}>
      <output>
        <span className={styles.count}>{interpolate(words.count, { n: inquiries.length })}</span>
        <b aria-hidden="true">{inquiries.length}</b>
      </output>
      <AssignMenu userId={userId} onAssign={(id) => void run(inquiries, () => ({ assignee_id: id }))} />
      {actions.map((action) => (
        <button
          key={action.id}
          type="button"
          data-action={action.id}
          aria-keyshortcuts={action.key}
          onClick={action.run}
        >
          {action.button[locale]}
        </button>
      ))}
      {!inquiries.some(isOver) && (
        <Menu label={words.lookAgain} button={words.lookAgain} hasArrow className={styles.menu}>
          {() => (
            <LookAgainDays
              button={words.apply}
              onPick={(day) => void run(inquiries, () => ({ look_again_on: day }))}
            />
          )}
        </Menu>
      )}
      <button type="button" className={styles.clear} aria-label={words.clearSelection} onClick={clear}>
        <CloseIcon />
      </button>
    </div>
  );
}

interface AssignMenuProps {
  /** One's own id. */
  userId: string | null;
  /** By the id of a member of staff; null is nobody. */
  onAssign: (id: string | null) => void;
}

/** The staff, oneself first. */
function AssignMenu({ userId, onAssign }: AssignMenuProps) {
  const locale = useLocale();
  const words = useWords(selectionWords);
  const isOwn = (member: TeamMember) => member.user_id === userId;
  const members = useTeam().toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  return (
    <Menu id="assign-selected" label={words.assign} button={words.assign} hasArrow className={styles.menu}>
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
