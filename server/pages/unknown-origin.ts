import { placeholderOrigin } from "../../app/site/origin.server.ts";

/** Whether a file still needs the public origin, which the server puts in when it starts; such a file is compressed later. */
export function containsUnknownOrigin(path: string, content: Buffer): boolean {
  return /(\.(html|xml|txt|webmanifest)|\/feed\.json)$/.test(path) && content.includes(placeholderOrigin);
}
