import { expect, test } from "vitest";
import { maskEmail } from "./mask-email.ts";

test.each([
  ["maya@cedarwater.example", "m•••@cedarwater.example"],
  ["m@cedarwater.example", "m•••@cedarwater.example"],
  ["سامر@bayt.example", "س•••@bayt.example"],
  ['"a@b"@bayt.example', '"•••@bayt.example'],
  ["😀x@bayt.example", "😀•••@bayt.example"],
])("of %s stay its first letter and its domain", (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
