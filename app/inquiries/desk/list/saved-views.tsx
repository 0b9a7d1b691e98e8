import { useId } from "react";
import { Link, useNavigate } from "react-router";
import { databaseClient, toResult } from "../../../backend/database-client.ts";
import { errorText } from "../../../backend/api-error.ts";
import type { ApiResult } from "../../../backend/query.ts";
import type { SavedView } from "../../../backend/staff-rows.ts";
import { Isolate } from "../../../i18n/isolate.tsx";
import { inEachLocale, interpolate } from "../../../i18n/text.ts";
import { useWords } from "../../../i18n/use-locale.ts";
import { nameInText } from "../../../staff/staff-name.ts";
import { useCommands } from "../../../staff/commands/use-commands.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Form, type FormProblems, textOf } from "../../../ui/form.tsx";
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
      {(close) => (
        <>
          {views.map((view) => (
            <Link key={view.name} to={view.address} aria-current={view === shown ? "page" : undefined}>
              <Isolate>{view.name}</Isolate>
            </Link>
          ))}
          <KeepView
            address={address}
            known={shown}
            onSaved={() => {
              refetch();
              close();
            }}
          />
        </>
      )}
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
  const words = useWords(savedViewWords);
  const id = useId();

  async function save(fields: FormData): Promise<FormProblems | undefined> {
    const name = textOf(fields, "name");
    if (!name) return undefined;
    const parameters = { name, address, ...(known && { former_name: known.name }) };
    return finish("kept", toResult(await databaseClient().rpc("save_view", parameters)));
  }

  async function remove({ name }: SavedView) {
    finish("deleted", toResult(await databaseClient().rpc("delete_view", { name })));
  }

  function finish(done: "kept" | "deleted", { error }: ApiResult<unknown>): FormProblems | undefined {
    if (error) return { name: errorText(error) };
    showToast({ kind: "success", topic: "view", title: savedViewWords[done] });
    onSaved();
    return undefined;
  }

  return (
    <Form
      send={save}
      submitLabel={known ? words.rename : words.keep}
      variant="outline"
      actions={
        known && (
          <Button variant="ghost" onClick={() => void remove(known)}>
            {words.delete}
          </Button>
        )
      }
    >
      <TextField
        name="name"
        id={id}
        label={known ? words.name : words.nameNew}
        defaultValue={known?.name ?? ""}
        dir="auto"
        maxLength={60}
        autoComplete="off"
      />
    </Form>
  );
}
