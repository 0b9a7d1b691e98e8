import { useEffect, useState } from "react";
import { databaseClient, toResult } from "../../backend/database-client.ts";
import { queryClient, serverQuery } from "../../backend/query.ts";
import { useQuery } from "../../backend/use-query.ts";
import { type DeskParams, parseDeskParams, serializeDeskParams } from "./desk-params.ts";

export interface ListPreferences {
  /** The desk's address that shows what was chosen last, without its search and page. */
  address: string;
  display: NonNullable<DeskParams["display"]>;
}

/** What the caller has chosen at the desk, undefined until that is known. A list that is `looked` at is chosen. */
export function useListPreferences(looked: DeskParams | undefined): ListPreferences | undefined {
  const { data, error } = useQuery(preferencesQuery);
  const [chosen, setChosen] = useState<ListPreferences>();
  const known = chosen ?? data ?? (error && usual);
  const address = looked && listAddress(looked);
  const display = looked?.display ?? known?.display;
  if (known && address && display && (known.address !== address || known.display !== display))
    setChosen({ address, display });
  useEffect(() => {
    if (chosen) void saveListPreferences(chosen);
  }, [chosen]);
  return known;
}

const usual: ListPreferences = { address: serializeDeskParams({}), display: "list" };

function listAddress({ view, kind, language, assignee, only, sorting }: DeskParams): string {
  return serializeDeskParams({ view, kind, language, assignee, only, sorting });
}

const preferencesQuery = serverQuery(["list-preferences"], fetchListPreferences);

async function fetchListPreferences() {
  const { data, error } = toResult(
    await databaseClient().from("staff_preferences").select("list_address,shows_table").maybeSingle(),
  );
  if (error) return { error };
  const address = listAddress(parseDeskParams(new URLSearchParams(data?.list_address)));
  const display = data?.shows_table ? "table" : "list";
  return { data: { address, display } satisfies ListPreferences };
}

/** What is chosen holds on this page also if it cannot be kept. */
async function saveListPreferences({ address, display }: ListPreferences) {
  queryClient.setQueryData(preferencesQuery.queryKey, { address, display });
  await databaseClient().rpc("save_list_preferences", {
    list_address: address,
    shows_table: display === "table",
  });
}
