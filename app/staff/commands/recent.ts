import { signedInUserId } from "../../backend/session.ts";
import { recentKey } from "../../backend/session-key.ts";

const maxRecent = 5;

/** Ids of the commands used last, the newest first. Kept in this browser while somebody is signed in, for their account alone. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(recentKey) ?? "null");
    const isOwn = kept instanceof Object && Reflect.get(kept, "userId") === signedInUserId();
    const ids: unknown = isOwn && Reflect.get(kept, "commands");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string").slice(0, maxRecent) : [];
  } catch {
    return [];
  }
}

export function keepRecent(id: string) {
  const commands = [id, ...readRecent().filter((other) => other !== id)].slice(0, maxRecent);
  try {
    localStorage.setItem(recentKey, JSON.stringify({ commands, userId: signedInUserId() }));
  } catch {
    // Where nothing can be stored, nothing is recent.
  }
}
