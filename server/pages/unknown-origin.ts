/** Stands for the public origin in what was built without knowing it; see docs/decisions/unknown-origin.md. */
export const unknownOrigin = "https://nawat.invalid";

/** Whether a file is finished only when the server starts, which is also when it is compressed. */
export function namesUnknownOrigin(path: string, content: Buffer): boolean {
  return /(\.(html|xml|txt|webmanifest)|\/feed\.json)$/.test(path) && content.includes(unknownOrigin);
}
