import { useId } from "react";
import { Link, useNavigate } from "react-router";
import { errorText } from "../../../backend/errors/api-error.ts";
import { databaseClient, toResult } from "../../../backend/database-client.ts";
import { serverQuery } from "../../../backend/query.ts";
import type { SavedView } from "../../../backend/staff-rows.ts";
import { useQuery } from "../../../backend/use-query.ts";
import { Isolate } from "../../../i18n/isolate.tsx";
import { inEachLocale, interpolate } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { useCommands } from "../../../staff/commands/use-commands.ts";
import { nameInText } from "../../../staff/staff-name.ts";
import { useAction } from "../../../staff/use-action.ts";
import { Button } from "../../../ui/form/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { Form, type FormProblems, textOf } from "../../../ui/form/form.tsx";
import { Menu } from "../../../ui/dialog/menu.tsx";
import { type DeskParams, serializeDeskParams } from "../desk-params.ts";
import { listCommandWords } from "./list-command-words.ts";
import { ListCount } from "./list-pages.tsx";
import { savedViewWords } from "./list-words.ts";
import styles from "./tools-line.module.css";

/** Asked for once: only their owner changes them. */
const viewsQuery = serverQuery(["saved-views"], async () => {
  const views = databaseClient().from("saved_views").select("name,address");
  return toResult(await views.order("name", { ascending: true }));
});

export interface ShownViews {
  views: SavedView[];
  /** The one that is shown. */
  shown: SavedView | undefined;
  /** What is kept of the list that is shown: all of it, from its first page on. */
  address: string;
}

/** The lists that somebody has named for themselves. */
export function useSavedViews(params: DeskParams): ShownViews {
  const { data: views = [] } = useQuery(viewsQuery);
  const address = serializeDeskParams({ ...params, cursor: undefined, inquiry: undefined, isNew: undefined });
  const isShown = (view: SavedView) => view.address === address;
  return { views, shown: views.find(isShown), address };
}

/** Those lists, in a menu and in the palette; and a way to name the one that is shown. */
export function SavedViews({ saved: { views, shown, address } }: { saved: ShownViews }) {
  const words = useWords(savedViewWords);
  const navigate = useNavigate();
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
      label={shown ? `${words.own}: ${shown.name}` : undefined}
      className={shown ? `${styles.saved} ${styles.shown}` : styles.saved}
      button={
        <>
          <span>{shown ? <Isolate>{shown.name}</Isolate> : words.own}</span>
          {shown && <ListCount address={shown.address} />}
        </>
      }
    >
      {(close) => (
        <>
          {views.map((view) => (
            <Link key={view.name} to={view.address} aria-current={view === shown ? "page" : undefined}>
              <Isolate>{view.name}</Isolate> <ListCount address={view.address} />
            </Link>
          ))}
          <KeepView address={address} known={shown} onDone={close} />
        </>
      )}
    </Menu>
  );
}

interface KeepViewProps {
  address: string;
  known: SavedView | undefined;
  onDone: () => void;
}

/** Names the list that is shown; or renames its view, or deletes it. */
function KeepView({ address, known, onDone }: KeepViewProps) {
  const locale = useLocale();
  const words = useWords(savedViewWords);
  const id = useId();
  const shared = { topic: "view", changes: [viewsQuery.queryKey], onDone };
  const save = useAction(
    async (name: string) => {
      const parameters = { name, address, ...(known && { former_name: known.name }) };
      return toResult(await databaseClient().rpc("save_view", parameters));
    },
    { ...shared, done: savedViewWords.kept },
  );
  const remove = useAction(
    async ({ name }: SavedView) => toResult(await databaseClient().rpc("delete_view", { name })),
    { ...shared, done: savedViewWords.deleted },
  );

  async function send(fields: FormData): Promise<FormProblems | undefined> {
    const name = textOf(fields, "name");
    if (!name) return undefined;
    const { error } = await save.run(name);
    return error && { name: errorText(error) };
  }

  return (
    <Form
      send={send}
      submitLabel={known ? words.rename : words.keep}
      variant="outline"
      actions={
        known && (
          <Button variant="ghost" busy={remove.isBusy} onClick={() => void remove.run(known)}>
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
        problem={remove.error && errorText(remove.error)[locale]}
      />
    </Form>
  );
}
