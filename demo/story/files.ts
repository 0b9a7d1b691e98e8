import { readFileSync } from "node:fs";
import { extname, join } from "node:path";

export interface StoryFile {
  name: string;
  media_type: string;
  /** Base64 */
  content: string;
}

const mediaTypes: Record<string, string> = {
  ".csv": "text/csv",
  ".pdf": "application/pdf",
  ".webp": "image/webp",
};

/** A file that a visitor attached: `text` is what a table or a page says, or the picture of the site that stands for theirs. */
export function createFile(name: string, text: string): StoryFile {
  const type = extname(name);
  const content =
    type === ".webp" ? loadPicture(text) : type === ".pdf" ? createPdf(text.split("\n")) : createCsv(text);
  return {
    name,
    media_type: mediaTypes[type] ?? "application/octet-stream",
    content: content.toString("base64"),
  };
}

function loadPicture(name: string): Buffer {
  return readFileSync(join(import.meta.dirname, "../../app/site/pictures", name));
}

/** With the mark by which spreadsheets know UTF-8. */
function createCsv(text: string): Buffer {
  return Buffer.from(`\uFEFF${text.replaceAll("\n", "\r\n")}\r\n`);
}

/** One page of lines in Latin letters. */
function createPdf(lines: string[]): Buffer {
  const text = `BT /F1 14 Tf 60 760 Td ${lines.map((line) => `(${line}) Tj 0 -26 Td`).join(" ")} ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const head = "%PDF-1.4\n";
  const offsets = objects.map((_, index) => head.length + objects.slice(0, index).join("").length);
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const body = head + objects.join("");
  return Buffer.from(
    `${body}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}
