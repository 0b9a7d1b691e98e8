import { databaseClient, toResult } from "../../../backend/database-client.ts";
import type { SavedView } from "../../../backend/staff-rows.ts";
import { serverQuery } from "../../../backend/query.ts";
import { useQuery } from "../../../backend/use-query.ts";
import { type DeskParams, serializeDeskParams } from "../desk-params.ts";

export interface ShownViews {
  views: SavedView[];
  /** The one that is shown. */
  shown: SavedView | undefined;
  /** What is kept of the list that is shown. */
  address: string;
  refetch: () => void;
}

/** The lists that somebody has named for themselves. */
export function useSavedViews(params: DeskParams): ShownViews {
  const { data: views = [], refetch } = useQuery(viewsQuery);
  const address = addressOf(params);
  return { views, shown: views.find((view) => view.address === address), address, refetch };
}

const viewsQuery = serverQuery(["views"], async () => {
  const views = databaseClient().from("saved_views").select("name,address");
  return toResult(await views.order("name", { ascending: true }));
});

/** What is kept of an address: the list, from its first page on. */
function addressOf(params: DeskParams): string {
  return serializeDeskParams({ ...params, cursor: undefined, inquiry: undefined, isNew: undefined });
}
