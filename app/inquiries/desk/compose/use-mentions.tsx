import { type KeyboardEvent, useId, useState } from "react";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { foldText } from "../../../i18n/folding.ts";
import { Isolate } from "../../../i18n/isolate.tsx";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { mentionName, mentionNames } from "../../../staff/mention-names.ts";
import { useTeam } from "../../../staff/team.ts";
import { composerField } from "./focus-composer.ts";
import styles from "./composer.module.css";
import { composerWords } from "./composer-words.ts";

interface MentionsOptions {
  userId: string | undefined;
  text: string;
  onWrite: (text: string) => void;
}

const maxOffered = 6;

/** Offers colleagues while an `@` is written in a field: the focus stays there, the arrows choose, Enter inserts. */
export function useMentions({ userId, text, onWrite }: MentionsOptions) {
  const locale = useLocale();
  const team = useTeam();
  const words = useWords(composerWords);
  const id = useId();
  /** Where the `@` is, and what follows it. */
  const [written, setWritten] = useState<{ at: number; name: string }>();
  const [place, setPlace] = useState(0);
  const offered = written
    ? team.filter(
        (member) => member.user_id !== userId && !member.is_banned && isCalled(member, written.name),
      )
    : [];
  const shown = offered.slice(0, maxOffered);
  const current = shown[Math.min(place, shown.length - 1)];

  function insert(member: TeamMember) {
    if (!written) return;
    const before = `${text.slice(0, written.at)}@${mentionName(locale, team, member)} `;
    onWrite(before + text.slice(written.at + 1 + written.name.length));
    setWritten(undefined);
    // The text is there after the next drawing.
    requestAnimationFrame(() => {
      composerField()?.focus();
      composerField()?.setSelectionRange(before.length, before.length);
    });
  }

  /** Looks for an `@` before the caret. */
  function read({ value, selectionStart }: HTMLTextAreaElement) {
    const [, name] = /(?<![\w.+-])@([^@\n]{0,40})$/.exec(value.slice(0, selectionStart)) ?? [];
    setWritten(name === undefined ? undefined : { at: selectionStart - name.length - 1, name });
    setPlace(0);
  }

  /** True when the key is one of the list's. */
  function takeKey(event: KeyboardEvent): boolean {
    if (!current || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setPlace((place + step + shown.length) % shown.length);
    else if (event.key === "Enter" || event.key === "Tab") insert(current);
    else if (event.key === "Escape") setWritten(undefined);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  const list = (
    <>
      {shown.length > 0 && (
        <div
          id={`${id}-list`}
          ref={scrollIntoSight}
          role="listbox"
          aria-label={words.colleagues}
          className={styles.mentions}
        >
          {shown.map((member) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
            <div
              key={member.user_id}
              id={`${id}-${member.user_id}`}
              role="option"
              className="option"
              tabIndex={-1}
              aria-selected={member === current}
              // The focus stays in the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => insert(member)}
            >
              {[...new Set([mentionName(locale, team, member), ...mentionNames(member)])].map((name) => (
                <Isolate key={name}>{name}</Isolate>
              ))}
            </div>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {shown.length > 0 && words.chooseColleague}
      </p>
    </>
  );

  return {
    list,
    read,
    takeKey,
    /** Attributes of the field. */
    field: {
      "aria-autocomplete": "list",
      "aria-controls": current && `${id}-list`,
      "aria-activedescendant": current && `${id}-${current.user_id}`,
      onBlur: () => setWritten(undefined),
    } as const,
  };
}

/** Whether one of somebody's names, or a word of it, begins so. */
function isCalled(member: TeamMember, written: string): boolean {
  return mentionNames(member).some((name) => ` ${foldText(name)}`.includes(` ${foldText(written)}`));
}

function scrollIntoSight(list: HTMLElement | null) {
  list?.scrollIntoView({ block: "nearest" });
}
