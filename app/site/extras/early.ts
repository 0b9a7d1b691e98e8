import { dress, key } from "./dressed.ts";

// Runs in the head, before anything is painted.
try {
  if (localStorage.getItem(key)) dress("ours");
} catch {}
