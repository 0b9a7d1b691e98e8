import { expect, test } from "vitest";
import { isForStaffAlone } from "./staff-files.ts";

const secrets = ["karim@example.com", "00000000-0000-4000-8000-0000000000AB", "/admin?inquiry="];
const judge = (name: string, mediaType: string, text: string, encoding: BufferEncoding = "utf8") =>
  isForStaffAlone({ name, mediaType, size: 0, content: Buffer.from(text, encoding) }, secrets);

test.each<[string, string, string, BufferEncoding?]>([
  ["mail", "message/rfc822", ""],
  ["headers", "text/rfc822-headers", ""],
  ["New inquiry.EML", "application/octet-stream", ""],
  ["New inquiry.msg", "application/vnd.ms-outlook", ""],
  ["invite.ics", "application/octet-stream", ""],
  ["invite", "text/calendar", ""],
  ["Karim.vcf", "application/octet-stream", ""],
  ["Karim", "text/x-vcard", ""],
  ["OpenPGP_0x1234.asc", "application/octet-stream", ""],
  ["key", "application/pgp-keys", ""],
  ["winmail.dat", "application/octet-stream", ""],
  ["Karim@example.com.pdf", "application/pdf", ""],
  ["original.html", "text/html", "<a href='https://nawat.example/admin?inquiry=1'>"],
  ["list.csv", "text/csv", "Karim;KARIM@example.com"],
  ["list.txt", "text/plain", "Karim karim@example.com", "utf16le"],
  ["id.txt", "text/plain", "In-Reply-To: <00000000-0000-4000-8000-0000000000ab@nawat.example>"],
])("%s of type %s is not for the visitor", (...file) => {
  expect(judge(...file)).toBe(true);
});

test.each([
  ["plan.pdf", "application/pdf", "%PDF-1.7 hello@nawat.example"],
  ["عرض.docx", "application/octet-stream", "PK"],
])("%s of type %s is", (...file) => {
  expect(judge(...file)).toBe(false);
});
