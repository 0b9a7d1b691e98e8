import { unknownOrigin } from "../../app/site/origin.server.ts";

/** Whether a file is finished only when the server starts, which is also when it is compressed. */
export function namesUnknownOrigin(path: string, content: Buffer): boolean {
  return /(\.(html|xml|txt|webmanifest)|\/feed\.json)$/.test(path) && content.includes(unknownOrigin);
}
