/** A row of auth.sessions. */
export interface Session {
  id: string;
  user_id: string;
  aal: string;
  /** Newest first, times in seconds. */
  amr: { method: string; timestamp: number }[];
}
