import { useQuery } from "@tanstack/react-query";
import { databaseClient, toResult } from "../backend/database-client.ts";
import { serverQuery } from "../backend/query.ts";
import type { TeamMember } from "../backend/staff-rows.ts";

/** What changes the team makes all of this be asked again. */
export const teamKey = ["team"];

/** The members of staff; nobody, for an account that is not of staff. Many parts of a page name them. */
export const teamQuery = {
  ...serverQuery([...teamKey, "members"], async () => toResult(await databaseClient().rpc("list_team"))),
  staleTime: 60_000,
};

const nobody: TeamMember[] = [];

/** Those whom pages name: nobody until they are known. Every row of a list asks, so only another team draws it anew. */
export function useTeam(): TeamMember[] {
  return useQuery(teamQuery).data ?? nobody;
}
