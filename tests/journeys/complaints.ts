import { expect, type Page } from "@playwright/test";

/** Lends the page, and fails when the browser complained meanwhile: a blocked script, a broken policy, an exception. */
export async function withoutComplaints({ page }: { page: Page }, use: (page: Page) => Promise<void>) {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !isExpected(message.text())) complaints.push(message.text());
  });
  await use(page);
  expect(complaints, "what the browser complained about").toEqual([]);
}

/** A refused call is part of several journeys, reported as a resource that failed; so is an unknown page, which says its path. */
function isExpected(text: string): boolean {
  return /^(Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_)|Page not found: )/.test(
    text,
  );
}
