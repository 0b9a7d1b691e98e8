import { useEffect } from "react";
import { databaseClient, toResult } from "../../backend/database-client.ts";
import { queryClient, serverQuery } from "../../backend/query.ts";
import { useQuery } from "../../backend/use-query.ts";
import { type DeskParams, parseDeskParams, serializeDeskParams } from "./desk-params.ts";

const listAddress = serverQuery(["list-address"], async () => {
  const { data, error } = toResult(
    await databaseClient().from("staff_preferences").select("list_address").maybeSingle(),
  );
  return error ? { error } : { data: keptOf(parseDeskParams(new URLSearchParams(data?.list_address))) };
});

/**
 * The address of the desk that shows the list that the caller looked at last, without its search, days and page; undefined until it
 * is known. A list that is `looked` at is kept for the next time.
 */
export function useListAddress(looked: DeskParams | undefined): string | undefined {
  const { data, error } = useQuery(listAddress);
  const shown = looked && keptOf(looked);
  useEffect(() => {
    if (!shown || !data || data === shown) return;
    queryClient.setQueryData(listAddress.queryKey, shown);
    void saveListAddress(shown);
  }, [shown, data]);
  return data ?? (error && serializeDeskParams({}));
}

/** It holds on this page also if it cannot be kept. */
async function saveListAddress(address: string) {
  await databaseClient().rpc("save_list_address", { list_address: address });
}

function keptOf(params: DeskParams): string {
  return serializeDeskParams({
    ...params,
    search: "",
    // Days age: a week of the figures would hide what comes next.
    since: undefined,
    until: undefined,
    cursor: undefined,
    inquiry: undefined,
    isNew: undefined,
  });
}
