import { useCallback, useEffect } from "react";
import { onAccessRefused } from "../backend/database-client.ts";
import { useQuery, type UseQueryResult } from "../backend/use-query.ts";
import { type Access, checkAccess } from "./check-access.ts";

/** What the account may do here: asked at first, and again when the database refuses something, as the role may be gone. */
export function useAccess(userId: string): UseQueryResult<Access> {
  const asked = useQuery(useCallback(() => checkAccess(userId), [userId]));
  const { poll } = asked;
  useEffect(() => onAccessRefused(poll), [poll]);
  return asked;
}
