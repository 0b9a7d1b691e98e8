import { expect, test } from "vitest";
import { visitorTimeZone } from "./visitor-time-zone.ts";

test.each([
  ["+961 3 000 000", "a@example.com", "Asia/Beirut"],
  ["00971-50-000000", "a@example.de", "Asia/Dubai"],
  ["03 000 000", "a@example.sa", "Asia/Riyadh"],
  [null, "a@example.co.uk", "Europe/London"],
  ["+1 555 0100", "a@example.com", undefined],
  [null, "a@example.com", undefined],
])("a visitor with the number %s and the address %s is in %s", (phone, email, zone) => {
  expect(visitorTimeZone({ phone, email })).toBe(zone);
  if (zone) expect(() => new Intl.DateTimeFormat("en", { timeZone: zone })).not.toThrow();
});
