import { type SubmitEvent, useId, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { errorText } from "../../../backend/api-error.ts";
import { databaseClient, toResult } from "../../../backend/database-client.ts";
import { serverQuery } from "../../../backend/query.ts";
import type { SavedView } from "../../../backend/staff-rows.ts";
import { useAction } from "../../../staff/use-action.ts";
import { useQuery } from "../../../backend/use-query.ts";
import { Isolate } from "../../../i18n/isolate.tsx";
import { inEachLocale, interpolate } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { useCommands } from "../../../staff/commands/use-commands.ts";
import { nameInText } from "../../../staff/staff-name.ts";
import { Button } from "../../../ui/button.tsx";
import controls from "../../../ui/control.module.css";
import { Menu } from "../../../ui/menu.tsx";
import { type DeskParams, serializeDeskParams } from "../desk-params.ts";
import { listCommandWords } from "./list-command-words.ts";
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
      button={<span>{shown ? <Isolate>{shown.name}</Isolate> : words.own}</span>}
    >
      {views.map((view) => (
        <Link key={view.name} to={view.address} aria-current={view === shown ? "page" : undefined}>
          <Isolate>{view.name}</Isolate>
        </Link>
      ))}
      <KeepView key={shown?.name} address={address} known={shown} />
    </Menu>
  );
}

interface KeepViewProps {
  address: string;
  known: SavedView | undefined;
}

/** Names the list that is shown; or renames its view, or deletes it. */
function KeepView({ address, known }: KeepViewProps) {
  const locale = useLocale();
  const words = useWords(savedViewWords);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(known?.name ?? "");
  const action = useAction<"kept" | "deleted">(
    async (wanted) =>
      wanted === "deleted"
        ? toResult(await databaseClient().rpc("delete_view", { name: known?.name ?? "" }))
        : toResult(
            await databaseClient().rpc("save_view", {
              name,
              address,
              ...(known && { former_name: known.name }),
            }),
          ),
    {
      topic: "view",
      done: (_, wanted) => savedViewWords[wanted],
      changes: [viewsQuery.queryKey],
      onDone() {
        const menu = form.current?.closest("details");
        menu?.removeAttribute("open");
        menu?.querySelector("summary")?.focus();
      },
    },
  );
  const problem = action.error && action.input === "kept" ? action.error : undefined;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isDeleted = event.nativeEvent.submitter?.getAttribute("value") === "delete";
    if (isDeleted || name.trim() !== "") void action.run(isDeleted ? "deleted" : "kept");
  }

  return (
    <form ref={form} className={styles.keep} onSubmit={submit}>
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
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {action.error && (
        <p id={`${id}-problem`} role="alert">
          {errorText(action.error)[locale]}
        </p>
      )}
      <div className="actions">
        <Button variant="outline" type="submit" busy={action.isBusy}>
          {known ? words.rename : words.keep}
        </Button>
        {known && (
          <Button variant="ghost" type="submit" value="delete" busy={action.isBusy}>
            {words.delete}
          </Button>
        )}
      </div>
    </form>
  );
}
