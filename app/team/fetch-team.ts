import { databaseClient, toResults } from "../backend/database-client.ts";
import { type ApiResult, serverQuery } from "../backend/query.ts";
import type { Invitation, TeamMember } from "../backend/staff-rows.ts";
import { teamKey } from "../staff/team.ts";

export interface OpenInvitation extends Pick<Invitation, "id" | "email" | "role" | "locale" | "expires_at"> {
  isExpired: boolean;
}

export interface Team {
  members: TeamMember[];
  /** Neither accepted nor revoked, newest first. */
  invitations: OpenInvitation[];
}

/** The members of staff and the open invitations. */
export const teamPageQuery = serverQuery([...teamKey, "invitations"], fetchTeam);

async function fetchTeam(): Promise<ApiResult<Team>> {
  const responses = await Promise.all([
    databaseClient().rpc("list_team"),
    databaseClient()
      .from("invitations")
      .select("id,email,role,locale,expires_at")
      .is("accepted_at", null)
      .is("revoked_at", null)
      .order("created_at", { ascending: false })
      .limit(100),
  ]);
  const { data, error } = toResults(responses);
  if (error) return { error };
  const [members, invitations] = data;
  const isExpired = (moment: string) => Date.parse(moment) <= Date.now();
  return {
    data: {
      members,
      invitations: invitations.map((one) => ({ ...one, isExpired: isExpired(one.expires_at) })),
    },
  };
}
