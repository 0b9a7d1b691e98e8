import { signedInUserId } from "../../backend/session.ts";
import { recentKey } from "../../backend/session-key.ts";

const maxRecent = 5;

/** Ids of what was used last, the newest first. Kept in this browser while somebody is signed in, for their account alone. */
export interface Recent {
  commands: string[];
  inquiries: string[];
}

export function readRecent(): Recent {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(recentKey) ?? "null");
    const isOwn = kept instanceof Object && Reflect.get(kept, "userId") === signedInUserId();
    const idsOf = (name: keyof Recent) => {
      const ids: unknown = isOwn && Reflect.get(kept, name);
      return Array.isArray(ids) ? ids.filter((id) => typeof id === "string").slice(0, maxRecent) : [];
    };
    return { commands: idsOf("commands"), inquiries: idsOf("inquiries") };
  } catch {
    return { commands: [], inquiries: [] };
  }
}

export function keepRecent(kind: keyof Recent, id: string) {
  const recent = readRecent();
  const ids = [id, ...recent[kind].filter((other) => other !== id)].slice(0, maxRecent);
  try {
    localStorage.setItem(recentKey, JSON.stringify({ ...recent, [kind]: ids, userId: signedInUserId() }));
  } catch {
    // Where nothing can be stored, nothing is recent.
  }
}
