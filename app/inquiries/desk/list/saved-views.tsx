import { type SubmitEvent, useId, useState } from "react";
import { Link, useNavigate } from "react-router";
import { databaseClient, toResult } from "../../../backend/database-client.ts";
import { type ApiError, errorText } from "../../../backend/api-error.ts";
import type { SavedView } from "../../../backend/staff-rows.ts";
import { Isolate } from "../../../i18n/isolate.tsx";
import { inEachLocale, interpolate } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { nameInText } from "../../../staff/staff-name.ts";
import { useCommands } from "../../../staff/commands/use-commands.ts";
import { Button } from "../../../ui/button.tsx";
import controls from "../../../ui/control.module.css";
import { Menu } from "../../../ui/menu.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { listCommandWords } from "./list-command-words.ts";
import { savedViewWords } from "./saved-view-words.ts";
import styles from "./saved-views.module.css";
import type { ShownViews } from "./use-saved-views.ts";

/** The lists that somebody has named for themselves, in a menu and in the palette; and a way to name the one that is shown. */
export function SavedViews({ saved }: { saved: ShownViews }) {
  const words = useWords(savedViewWords);
  const navigate = useNavigate();
  const { views, shown, address, refetch } = saved;
  useCommands(() =>
    views.map((view) => ({
      id: `own-view-${view.name}`,
      group: "go",
      label: inEachLocale((to) =>
        interpolate(listCommandWords.view[to], { view: nameInText(to, view.name) }),
      ),
      run: () => void navigate(view.address),
    })),
  );
  return (
    <Menu
      label={shown ? `${words.own}: ${shown.name}` : words.own}
      className={shown ? `${styles.menu} ${styles.shown}` : styles.menu}
      button={<span>{shown ? <Isolate>{shown.name}</Isolate> : "…"}</span>}
    >
      {views.map((view) => (
        <Link key={view.name} to={view.address} aria-current={view === shown ? "page" : undefined}>
          <Isolate>{view.name}</Isolate>
        </Link>
      ))}
      <KeepView key={shown?.name} address={address} known={shown} onSaved={refetch} />
    </Menu>
  );
}

interface KeepViewProps {
  address: string;
  known: SavedView | undefined;
  onSaved: () => void;
}

/** Names the list that is shown; or renames its view, or deletes it. */
function KeepView({ address, known, onSaved }: KeepViewProps) {
  const locale = useLocale();
  const words = useWords(savedViewWords);
  const id = useId();
  const [name, setName] = useState(known?.name ?? "");
  const [problem, setProblem] = useState<ApiError>();
  const [busy, setBusy] = useState(false);

  async function run(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isDeleted = event.nativeEvent.submitter?.getAttribute("value") === "delete";
    if (busy || (!isDeleted && name.trim() === "")) return;
    const menu = event.currentTarget.closest("details");
    setBusy(true);
    const database = databaseClient();
    const { error } = isDeleted
      ? toResult(await database.rpc("delete_view", { name: known?.name ?? "" }))
      : toResult(
          await database.rpc("save_view", { name, address, ...(known && { former_name: known.name }) }),
        );
    setBusy(false);
    setProblem(error);
    if (error) return;
    showToast({ kind: "success", topic: "view", title: savedViewWords[isDeleted ? "deleted" : "kept"] });
    onSaved();
    menu?.removeAttribute("open");
    menu?.querySelector("summary")?.focus();
  }

  return (
    <form className={styles.keep} onSubmit={(event) => void run(event)}>
      <label htmlFor={id}>{known ? words.name : words.nameNew}</label>
      <input
        id={id}
        className={controls.control}
        dir="auto"
        maxLength={60}
        autoComplete="off"
        value={name}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setProblem(undefined);
        }}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert">
          {errorText(problem)[locale]}
        </p>
      )}
      <div className="actions">
        <Button variant="outline" type="submit" busy={busy}>
          {known ? words.rename : words.keep}
        </Button>
        {known && (
          <Button variant="ghost" type="submit" value="delete" busy={busy}>
            {words.delete}
          </Button>
        )}
      </div>
    </form>
  );
}
