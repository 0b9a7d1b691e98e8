interface InlineScriptProps {
  type?: "application/json" | "speculationrules";
  text: string;
}

/** A script inside the page, written by the build alone; `server/pages/headers.ts` lists its hash in the page's policy. */
export function InlineScript({ type, text }: InlineScriptProps) {
  if (!import.meta.env.SSR) return null;
  // React offers no other way to write a script; the text is made by the build.
  // oxlint-disable-next-line react/no-danger
  return <script type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}
