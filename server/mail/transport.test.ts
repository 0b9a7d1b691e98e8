import { expect, test } from "vitest";
import { startSmtpServer } from "../../tests/smtp-server.ts";
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
    {
      ...{ id: crypto.randomUUID(), to, cc, recipients: [to, ...cc] },
      ...{ createdAt: new Date(), attempts: 1, write: async () => content },
    },
    content,
  );
  transport.close();
  await smtp.close();
  expect(refused.map(({ address }) => address)).toEqual([
    ...["a@bücher.example", "a@xn--bcher-kva.example", "lawyer@firm.example"],
    ...["a..b@firm.example", "n@1.2.3", "n@مثال.example"],
  ]);
});
