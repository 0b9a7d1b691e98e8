import { expect, test } from "vitest";
import { isSmimeMail } from "./signed-part.ts";

test.each([
  ["application/pkcs7-mime", "smime.p7m", true],
  ["application/x-pkcs7-mime", "", true],
  ["application/octet-stream", "smime.p7m", true],
  ["application/pkcs7-mime", "contract.xml.p7m", false],
  ["application/octet-stream", "contract.pdf.p7m", false],
])("%s, %s is a mail in S/MIME: %s", (mediaType, fileName, isMail) => {
  expect(isSmimeMail({ mediaType, fileName })).toBe(isMail);
});
