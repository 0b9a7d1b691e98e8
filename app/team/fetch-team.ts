import { toApiError } from "../backend/api-error.ts";
import { databaseClient } from "../backend/database-client.ts";
import type { ApiResult } from "../backend/query.ts";
import type { Invitation, TeamMember } from "../backend/staff-rows.ts";

export interface OpenInvitation extends Pick<Invitation, "id" | "email" | "locale" | "expires_at"> {
  isExpired: boolean;
}

export interface Team {
  members: TeamMember[];
  /** Neither accepted nor revoked, newest first. */
  invitations: OpenInvitation[];
}

/** Fetches the members of staff and the open invitations. Never rejects; a failure is logged too. */
export async function fetchTeam(): Promise<ApiResult<Team>> {
  const [members, invitations] = await Promise.all([
    databaseClient().rpc("list_team"),
    databaseClient()
      .from("invitations")
      .select("id,email,locale,expires_at")
      .is("accepted_at", null)
      .is("revoked_at", null)
      .order("created_at", { ascending: false })
      .limit(100),
  ]);
  if (members.error) return fail(members.error, members.status);
  if (invitations.error) return fail(invitations.error, invitations.status);
  return {
    data: {
      members: members.data,
      invitations: invitations.data.map((invitation) => ({
        ...invitation,
        isExpired: Date.parse(invitation.expires_at) <= Date.now(),
      })),
    },
  };
}

function fail(error: unknown, status: number): ApiResult<never> {
  console.error("The team could not be loaded", error);
  return { error: toApiError(error, status) };
}
