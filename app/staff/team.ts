import { databaseClient, toResult } from "../backend/database-client.ts";
import { serverQuery } from "../backend/query.ts";
import type { TeamMember } from "../backend/staff-rows.ts";
import { useQuery } from "../backend/use-query.ts";

/** What changes the team makes all of this be asked again. */
export const teamKey = ["team"];

/** The members of staff; nobody, for an account that is not of staff. Many parts of a page name them. */
export const teamQuery = {
  ...serverQuery([...teamKey, "members"], async () => toResult(await databaseClient().rpc("list_team"))),
  staleTime: 60_000,
};

const nobody: TeamMember[] = [];

/** Those whom pages name: nobody until they are known. */
export function useTeam(): TeamMember[] {
  return useQuery(teamQuery).data ?? nobody;
}
