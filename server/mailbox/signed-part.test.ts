import { expect, test } from "vitest";
import { isSmimeMail } from "./signed-part.ts";
import { toPart } from "./mime-part.ts";

const part = (type: string, disposition: string) =>
  toPart(
    new Map([
      ["content-type", [type]],
      ["content-disposition", [disposition]],
    ]),
    new Uint8Array(),
  );

test.each([
  ["application/pkcs7-mime; smime-type=signed-data; name=smime.p7m", "attachment; filename=smime.p7m", true],
  ["application/x-pkcs7-mime", "", true],
  ["application/octet-stream", "attachment; filename=smime.p7m", true],
  ["application/pkcs7-mime; name=contract.xml.p7m", "attachment; filename=contract.xml.p7m", false],
  ["application/octet-stream", "attachment; filename=contract.pdf.p7m", false],
])("%s, %s is a mail in S/MIME: %s", (type, disposition, isMail) => {
  expect(isSmimeMail(part(type, disposition))).toBe(isMail);
});
