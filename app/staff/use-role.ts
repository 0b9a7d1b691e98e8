import { createContext, useContext } from "react";
import type { StaffRole } from "../backend/staff-rows.ts";

/** The role of the signed-in account; undefined where it is not known, or has none. */
export const RoleContext = createContext<StaffRole | undefined>(undefined);

/** Whether to show what only admins may do. The database decides. */
export function useIsAdmin(): boolean {
  return useContext(RoleContext) === "admin";
}
