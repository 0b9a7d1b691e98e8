import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isByMachine } from "./machine-signs.ts";
import parseMail from "./parse-mail.ts";
import { parseBounce } from "./parse-bounce.ts";
import { parseHeader } from "./parse-header.ts";

/** A mail as a program or a person really wrote it, one character for each byte, and what a reader would see in it. */
interface ReceivedMail {
  name: string;
  why?: string;
  source: string;
  expect: {
    bodyIncludes?: string[];
    bodyExcludes?: string[];
    quotedIncludes?: string[];
    quotedExcludes?: string[];
    attachments?: string[];
    attachmentsMatch?: string[];
    sender?: string;
    followed?: string[];
    reference?: string;
    isAutomatic?: boolean;
    isMachine?: boolean;
    isDeliveryReport?: boolean;
    /** The Message-ID of ours that did not arrive. */
    bounce?: string;
    isBounce?: boolean;
  };
}

describe.each(["ordinary", "lost", "hidden", "misread"])("mails that are easily %s", (name) => {
  const file = new URL(`../../tests/received-mails/${name}.jsonl`, import.meta.url);
  const mails = readFileSync(file, "utf8").trim().split("\n");
  // One JSON object a line, as the file beside them says.
  test.each(mails.map((line) => JSON.parse(line) as ReceivedMail))(
    "$name",
    async ({ source, expect: right }) => {
      const bytes = Buffer.from(source, "latin1");
      const [header, mail, bounce] = await Promise.all([
        parseHeader(bytes),
        parseMail({ source: bytes }),
        parseBounce(bytes),
      ]);
      for (const text of right.bodyIncludes ?? []) expect(mail.body).toContain(text);
      for (const text of right.bodyExcludes ?? []) expect(mail.body).not.toContain(text);
      for (const text of right.quotedIncludes ?? []) expect(mail.quoted).toContain(text);
      for (const text of right.quotedExcludes ?? []) expect(mail.quoted ?? "").not.toContain(text);
      const files = mail.attachments.map((attachment) => attachment.name);
      expect(files).toEqual(expect.arrayContaining(right.attachments ?? []));
      for (const pattern of right.attachmentsMatch ?? [])
        expect(files.join("\n")).toMatch(new RegExp(pattern, "im"));
      const isAutomatic = isByMachine(header, { isAnswer: true, ownAddresses: [] });
      const isMachine = isAutomatic || header.isDeliveryReport || mail.isAutomatic;
      const found = { ...header, isAutomatic, isMachine };
      for (const key of ["sender", "reference", "isAutomatic", "isMachine", "isDeliveryReport"] as const)
        if (right[key] !== undefined) expect(found[key], key).toBe(right[key]);
      expect(header.followed).toEqual(expect.arrayContaining(right.followed ?? []));
      if (right.bounce) expect(header.isDeliveryReport && bounce?.mailIds).toContain(right.bounce);
      if (right.isBounce === false) expect(bounce).toBeUndefined();
    },
  );
});
