import { expect, type Page } from "@playwright/test";

/** Lends the page, and fails when the browser complained meanwhile: a blocked script, a broken policy, an exception. */
export async function withoutComplaints({ page }: { page: Page }, use: (page: Page) => Promise<void>) {
  const complaints: string[] = [];
  const note = (text: string) => void (isExpected(text) || complaints.push(text));
  page.on("pageerror", (error) => note(error.message));
  page.on("console", (message) => message.type() === "error" && note(message.text()));
  await use(page);
  expect(complaints, "what the browser complained about").toEqual([]);
}

/**
 * A refused call is part of several journeys, reported as a resource that failed and logged by the desk; so is an unknown
 * page, which says its path. A transition between pages that comes too late is left out by the browser.
 */
function isExpected(text: string): boolean {
  return expected.some((pattern) => pattern.test(text));
}

const expected = [
  /^Failed to load resource: (the server responded with a status of (4\d\d|503)|net::ERR_)/,
  /^The (inquiries|audit log|admin role) could not be (loaded|checked) /,
  /^Page not found: /,
  /^Transition was (aborted|skipped)/,
];
