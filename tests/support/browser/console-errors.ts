import { type ConsoleMessage, expect, type Page } from "@playwright/test";

/** A page whose test fails on a console error: a blocked script, a broken policy, an exception. */
export async function failOnConsoleErrors({ page }: { page: Page }, use: (page: Page) => Promise<void>) {
  const expectNone = watchConsole(page);
  await use(page);
  expectNone();
}

/** Watches the page until the function it returns is called, which fails on what was reported meanwhile. */
export function watchConsole(page: Page): () => void {
  const errors: string[] = [];
  const record = (text: string) => void (isExpected(text) || errors.push(text));
  const recordException = (error: Error) => record(error.message);
  const recordMessage = (message: ConsoleMessage) =>
    void (message.type() === "error" && record(message.text()));
  page.on("pageerror", recordException);
  page.on("console", recordMessage);
  return () => {
    page.off("pageerror", recordException);
    page.off("console", recordMessage);
    expect(errors, "errors in the console").toEqual([]);
  };
}

/**
 * A refused call is part of several tests, reported as a resource that failed and logged by the staff pages; so is an unknown
 * page, which says its path. A transition between pages that comes too late is left out by the browser.
 */
function isExpected(text: string): boolean {
  return expected.some((pattern) => pattern.test(text));
}

const expected = [
  /^Failed to load resource: (the server responded with a status of (4\d\d|503)|net::ERR_)/,
  /^What the page asked for could not be loaded /,
  /^Page not found: /,
  /^Transition was (aborted|skipped)/,
];
