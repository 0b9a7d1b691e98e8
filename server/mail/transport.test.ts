import { generateKeyPairSync } from "node:crypto";
import { domainToASCII } from "node:url";
import { expect, test } from "vitest";
import { startSmtpServer } from "../../tests/support/mail/smtp-server.ts";
import { openTransport } from "./transport.ts";

test("a refusal is told of the very address, whatever spellings there are", async () => {
  const smtp = await startSmtpServer(async () => {}, {
    onRcptTo: ({ address }, _session, done) =>
      done(/^(rana|other)/.test(address) ? null : Object.assign(new Error("No"), { responseCode: 550 })),
  });
  const settings = { smtpUrl: smtp.url, mailFrom: "hello@nawat.example", dkim: undefined, dataDir: "" };
  const transport = openTransport(settings);
  const [to, ...cc] = [
    ...["rana@example.com", "a@bücher.example", "a@xn--bcher-kva.example", "lawyer@firm.example"],
    ...["other@firm.example", "a..b@firm.example", "n@1.2.3", "n@مثال.example"],
  ] as const;
  const content = { locale: "en", subject: "x", text: "x", html: "x" } as const;
  const { refused } = await transport.deliver(
    { id: crypto.randomUUID(), to, cc, recipients: [to, ...cc], date: new Date() },
    content,
  );
  transport.close();
  await smtp.close();
  expect(refused.map(({ address }) => address)).toEqual([
    ...["a@bücher.example", "a@xn--bcher-kva.example", "lawyer@firm.example"],
    ...["a..b@firm.example", "n@1.2.3", "n@مثال.example"],
  ]);
});

test("our own domain is in ASCII wherever a mail names it, and its reader has a name", async () => {
  const received: string[] = [];
  const smtp = await startSmtpServer(async (message) => void received.push(message));
  const { privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const transport = openTransport({
    ...{ smtpUrl: smtp.url, mailFrom: "نواة <hello@نواة.example>", dataDir: "" },
    dkim: { selector: "mail", privateKey },
  });
  const [id, earlier] = [crypto.randomUUID(), crypto.randomUUID()];
  const content = { locale: "ar", subject: "x", text: "x", html: "x" } as const;
  const mail = {
    id,
    to: "rana@example.com",
    toName: "رنا حداد",
    references: ["theirs@example.com", earlier],
  };
  await transport.deliver({ ...mail, date: new Date() }, content);
  transport.close();
  await smtp.close();
  const header = (received[0] ?? "").split(/\r?\n\r?\n/)[0]?.replace(/\r?\n[ \t]+/g, " ") ?? "";
  const domain = domainToASCII("نواة.example");
  expect(header).toMatch(/^\p{ASCII}*$/u);
  expect(header).toMatch(/^To: =\?UTF-8\?\S+\?= <rana@example\.com>$/m);
  expect(header).toContain(`Message-ID: <${id}@${domain}>`);
  expect(header).toContain(`In-Reply-To: <${earlier}@${domain}>`);
  expect(header).toContain(`References: <theirs@example.com> <${earlier}@${domain}>`);
  expect(header).toContain(`d=${domain};`);
});
