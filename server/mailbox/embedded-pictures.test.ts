import { expect, test } from "vitest";
import parseMail from "./parse-mail.ts";

const parse = (html: string) =>
  parseMail({
    source: Buffer.from(`From: rana@example.com\nContent-Type: text/html; charset=utf-8\n\n${html}`),
  });

const picture = (bytes: number, value = 1) => Buffer.alloc(bytes, value).toString("base64");

test("a photo of many megabytes within the HTML is a file, and the words below it are kept", async () => {
  const mail = await parse(
    `<p>See</p><img src="data:image/jpeg;base64,${picture(8_000_000)}"><p>نريد 500</p>`,
  );
  expect(mail.body).toBe("See\n\nنريد 500");
  expect(mail.attachments).toMatchObject([{ name: "attachment.jpeg", size: 8_000_000 }]);
});

test("of sixty pictures, fifty are listed and the others counted; one that stands twice is one", async () => {
  const images = Array.from({ length: 60 }, (_, n) => `<img src='data:image/png;base64,${picture(40, n)}'>`);
  const mail = await parse(`See ${images.join("")}${images[0]}`);
  expect([mail.attachments.length, mail.leftOut]).toEqual([50, 10]);
});
