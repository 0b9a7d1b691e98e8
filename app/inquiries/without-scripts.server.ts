/** A page as the build wrote it. */
export interface BuiltPage {
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
}

const scriptPattern = /<script\b[^]*?<\/script>/g;

export function removeScripts(html: string): string {
  return (
    html
      .replaceAll(scriptPattern, "")
      // Without scripts nothing would mark the web fonts as loaded.
      .replace("<html ", '<html data-fonts="web" ')
  );
}

/** Headers of a page for one visitor: nobody keeps it, and no script runs in it. `policy` is the built page's. */
export function headersWithoutScripts(policy: string): Record<string, string> {
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store, no-transform",
    "Content-Security-Policy": policyWithoutScripts(policy),
  };
}

function policyWithoutScripts(policy: string): string {
  const styles = /style-src [^;]*/.exec(policy)?.[0] ?? "style-src 'self'";
  return [
    "default-src 'none'",
    styles,
    "font-src 'self'",
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
