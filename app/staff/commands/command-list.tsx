import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { signedInUserId } from "../../backend/session.ts";
import { recentKey } from "../../backend/session-key.ts";
import { Isolate } from "../../i18n/isolate.tsx";
import { formatCount } from "../../i18n/plural.ts";
import { useLocale, useWords } from "../../i18n/use-locale.ts";
import controls from "../../ui/form/control.module.css";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import type { Command } from "./command.ts";
import { filterCommands } from "./filter-commands.ts";
import styles from "./command-palette.module.css";
import type { CommandSources } from "./use-commands.ts";
import { groupWords, paletteWords, resultCount } from "./words.ts";

export interface CommandListProps {
  sources: CommandSources;
  onRun: (command: Command) => void;
  onClose: () => void;
}

/** A combobox of commands: the focus stays where one writes, the arrows choose, Enter runs. */
export function CommandList({ sources, onRun, onClose }: CommandListProps) {
  const locale = useLocale();
  const words = useWords(paletteWords);
  const id = useId();
  const [typed, setTyped] = useState("");
  // Not its place: what comes meanwhile would put another command under the choice.
  const [chosenId, setChosenId] = useState<string>();
  const [recent] = useState(() => readRecent());
  const offered = [...sources.values()].flatMap((source) => source(typed.trim()));
  const commands = filterCommands(offered, typed, recent);
  const current = commands.find(({ id: one }) => one === chosenId) ?? commands[0];

  const currentId = current && optionId(id, current);
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: "nearest" });
  }, [currentId]);

  function handleKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && current) setChosenId(commands.at((commands.indexOf(current) + step) % commands.length)?.id);
    else if (event.key === "Enter" && current && !event.nativeEvent.isComposing) choose(current);
    else return;
    event.preventDefault();
  }

  function choose(command: Command) {
    if (command.group !== "find") keepRecent(command.id);
    onRun(command);
  }

  return (
    <Dialog
      id="commands"
      title={words.open}
      className={styles.dialog}
      onClose={onClose}
      head={
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={currentId}
          aria-label={words.placeholder}
          placeholder={words.placeholder}
          className={controls.control}
          dir={typed ? "auto" : undefined}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setChosenId(undefined);
          }}
          onKeyDown={handleKeyDown}
        />
      }
    >
      <div id={`${id}-list`} role="listbox" aria-label={words.open}>
        {groupRuns(commands).map((run) => {
          const group = run[0].group;
          return (
            <div key={run[0].id} role="group" aria-label={groupWords[group][locale]}>
              <p className={styles.group} aria-hidden="true">
                {groupWords[group][locale]}
              </p>
              {run.map((command) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the combobox's
                <div
                  key={command.id}
                  id={optionId(id, command)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={command === current}
                  className={`option ${styles.option}`}
                  onClick={() => choose(command)}
                >
                  <span className={styles.label}>
                    <Isolate>{command.label[locale]}</Isolate>
                    {command.note && (
                      <span className={styles.note}>
                        <Isolate>{command.note}</Isolate>
                      </span>
                    )}
                  </span>
                  {command.shortcut && (
                    <kbd className="kbd" dir="ltr" aria-hidden="true">
                      {command.shortcut}
                    </kbd>
                  )}
                </div>
              ))}
            </div>
          );
        })}
      </div>
      <p role="status" className={styles.nothing}>
        {commands.length === 0 ? (
          words.nothing
        ) : (
          <span className="sr-only">{formatCount(locale, commands.length, resultCount)}</span>
        )}
      </p>
    </Dialog>
  );
}

function optionId(listId: string, command: Command): string {
  return `${listId}-${command.id}`;
}

/** Neighbours of one group. */
function groupRuns(commands: Command[]): [Command, ...Command[]][] {
  const runs: [Command, ...Command[]][] = [];
  for (const command of commands) {
    const last = runs.at(-1);
    if (last?.[0].group === command.group) last.push(command);
    else runs.push([command]);
  }
  return runs;
}

const maxRecent = 5;

/** Ids of the commands used last, the newest first. Kept in this browser while somebody is signed in, for their account alone. */
function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(recentKey) ?? "null");
    const isOwn = kept instanceof Object && Reflect.get(kept, "userId") === signedInUserId();
    const ids: unknown = isOwn && Reflect.get(kept, "commands");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string").slice(0, maxRecent) : [];
  } catch {
    return [];
  }
}

function keepRecent(id: string) {
  const commands = [id, ...readRecent().filter((other) => other !== id)].slice(0, maxRecent);
  try {
    localStorage.setItem(recentKey, JSON.stringify({ commands, userId: signedInUserId() }));
  } catch {
    // Where nothing can be stored, nothing is recent.
  }
}
