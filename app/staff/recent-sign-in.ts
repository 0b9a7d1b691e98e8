import { createContext, useContext } from "react";
import type { ApiResult } from "../backend/query.ts";

/** Does something that the server allows for a while after signing in; when it refuses, asks for that and does it again. */
export type RunRecently = <Answer>(action: () => Promise<ApiResult<Answer>>) => Promise<ApiResult<Answer>>;

/** The code of that refusal. */
export const recentSignInRequired = "PT403";

/** The code of what was not done because the person would not sign in again. They know: nothing is to be said. */
export const notSignedInAgain = "not_signed_in_again";

/** The page decides how it asks; without that, the refusal is the answer. */
export const RecentSignInContext = createContext<RunRecently>((action) => action());

export function useRecentSignIn(): RunRecently {
  return useContext(RecentSignInContext);
}
