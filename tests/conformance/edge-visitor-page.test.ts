import PostalMime, { type Email } from "postal-mime";
import { beforeAll, describe, expect, inject, test } from "vitest";
import type { VisitorPageContent } from "../../app/inquiries/visitor/visitor-inquiry.ts";
import { startEdgeFunction } from "../edge-function.ts";
import { awaitInquiryWindow } from "../inquiry-window.ts";
import { startSmtpServer } from "../smtp-server.ts";
import { startSupabaseServer } from "../supabase-server.ts";
import { edgeVariables, secretKey, siteUrl } from "./inquiry-client.ts";
import { apikey } from "./site-api-client.ts";
import { step } from "./visitor-file-calls.ts";
import { unknownPage, visitor } from "./visitor-page.ts";
import { refusedUpload, uploadFile } from "./visitor-upload.ts";

interface Answer extends VisitorPageContent {
  error?: string;
}

describe("visitor-page on Supabase", () => {
  const mails: Email[] = [];
  const urls: Record<string, string> = {};
  let sender = 0;

  beforeAll(async () => {
    const smtp = await startSmtpServer(async (message) => void mails.push(await PostalMime.parse(message)));
    const server = await startSupabaseServer(inject("supabaseUrl"), { publishableKey: apikey, secretKey });
    const variables = { ...edgeVariables(server.url), SMTP_URL: smtp.url, MAIL_FROM: "hello@nawat.example" };
    const names = ["submit-inquiry", "visitor-page", "visitor-files", "send-mails"];
    const functions = await Promise.all(names.map((name) => startEdgeFunction(name, variables)));
    for (const [index, { url }] of functions.entries()) urls[names[index] ?? ""] = url;
    return async () => {
      await Promise.all(functions.map(({ stop }) => stop()));
      await server.stop();
      await smtp.close();
    };
  });

  const call = (name: string, body: string, headers: Record<string, string> = {}) =>
    fetch(urls[name] ?? "", {
      method: "POST",
      body,
      headers: { "content-type": "application/json", "cf-connecting-ip": `10.0.${++sender}.1`, ...headers },
    });
  /** Opens the page that a link leads to, as its script does, or sends one of its forms. */
  const open = async (link: string, form?: Record<string, string>, query = "") => {
    const page = link.replace("#", "/") + query;
    const answer = await call("visitor-page", JSON.stringify({ page, form }));
    // As the function answers.
    return { status: answer.status, ...((await answer.json()) as Answer) };
  };
  const send = async (inquiry: object = {}) => {
    const email = `${crypto.randomUUID()}@cedarwater.example`;
    const answer = await call("submit-inquiry", JSON.stringify({ ...visitor, email, ...inquiry }));
    const { page } = (await answer.json()) as { page: string };
    return { page, email };
  };
  const mailTo = async (email: string) => {
    await call("send-mails", "", { authorization: `Bearer ${secretKey}` });
    return mails.findLast(({ to }) => to?.[0]?.address === email)?.text ?? "";
  };

  test("opens with the link that is told, and is mailed, in its fragment; with no other", async () => {
    const { page, email } = await send({ locale: "ar" });
    expect(page).toMatch(/^\/ar\/inquiry#N-\w{5}\/[\w-]{43}$/);
    const mailed = (await mailTo(email)).match(
      /https:\/\/nawat\.example(\/ar\/inquiry#N-\w{5}\/[\w-]{43})/,
    )?.[1];
    expect(mailed).not.toBe(page);
    for (const link of [page, mailed ?? ""])
      expect(await open(link)).toMatchObject({
        status: 200,
        inquiry: { sent: { name: visitor.name, email } },
      });
    for (const wrong of [
      unknownPage,
      `${page.slice(0, -2)}AA`,
      page.replace(/N-\w+/, "N-22222"),
      "",
      "http://[",
    ]) {
      const answer = await open(wrong);
      expect([answer.status, answer.inquiry ?? null]).toEqual([wrong === "http://[" ? 400 : 404, null]);
    }
  });

  test("takes a note, a correction and an answer, and says what is wrong", async () => {
    const { page } = await send();
    expect(await open(page, { action: "note", note: `See ${siteUrl}${page}` })).toMatchObject({
      status: 200,
      done: "note",
      inquiry: { revisions: [{ kind: "noted" }] },
    });
    const details = { name: visitor.name, company: visitor.company, phone: "03 123 456" };
    expect(await open(page, { action: "correct", ...details })).toMatchObject({
      done: "correct",
      inquiry: { sent: { phone: "03 123 456" } },
    });
    expect(await open(page, { action: "answer", question: "purpose", answer: "Count pumps." })).toMatchObject(
      {
        done: "answer",
        question: "quantity",
        inquiry: { answers: [{ question: "purpose", answer: "Count pumps." }] },
      },
    );
    expect(await open(page, { action: "note", note: " " })).toMatchObject({
      status: 422,
      rejected: { action: "note", field: "note", problem: "missing" },
    });
    expect(await open(page, undefined, "?question=power")).toMatchObject({ status: 200, question: "power" });
    expect((await open(page, { action: "delete" })).status).toBe(400);
    expect(await open(page, { action: "note", note: "x".repeat(200_000) })).toEqual({
      status: 413,
      error: "too_large",
    });
    expect((await open(unknownPage, { action: "note", note: "Late" })).unsaved).toBe("Late");
  });

  test("erases with a mailed code, and is closed then", async () => {
    const { page, email } = await send();
    const asked = await open(page, { action: "ask_code", purpose: "erase", sure_erase: "on" });
    expect(asked).toMatchObject({ done: "ask_code", inquiry: { code: { purpose: "erase" } } });
    const code = (await mailTo(email)).match(/^\d{6}$/m)?.[0] ?? "";
    const wrong = code === "123456" ? "654321" : "123456";
    expect((await open(page, { action: "erase", code: wrong })).rejected?.problem).toBe("wrong_code");
    expect((await open(page, { action: "erase", code })).erased?.reference).toBe(page.slice(12, 19));
    expect((await open(page)).status).toBe(404);
    expect(await mailTo(email)).toContain("This is our last email about this inquiry.");
  });

  test("a new link is asked for, with one answer for any address, and ends no other", async () => {
    const { page, email } = await send();
    const ask = (address: string) => open("/en/inquiry", { action: "new_link", email: address });
    const answer = await ask(email);
    expect(answer).toEqual(await ask("nobody@cedarwater.example"));
    expect(answer).toMatchObject({ status: 200, done: "new_link", path: "/en/inquiry" });
    expect((await ask("nobody")).rejected?.problem).toBe("invalid_email");
    const link = (await mailTo(email)).match(/\/en\/inquiry#N-\w{5}\/[\w-]{43}/)?.[0] ?? "";
    expect([(await open(link)).status, (await open(page)).status]).toEqual([200, 200]);
  });

  /** A file is sent as the page does it: the key is in a header. */
  const optionsFor = (page: string) => ({
    endpoint: `${urls["visitor-files"]}/visitor-files`,
    headers: { "inquiry-page": page.replace("#", "/"), "cf-connecting-ip": `10.1.${++sender}.1` },
  });
  const sendFile = (page: string, name: string, content: Buffer) =>
    uploadFile(page, name, content, optionsFor(page));
  const refusalOf = (page: string, name: string, content: Buffer) =>
    refusedUpload(page, name, content, optionsFor(page));

  test("takes files, whole, of the kinds that their names say, and lets them go", async () => {
    const { page } = await send();
    const content = step(1_500_000);
    const address = await sendFile(page, "علبة v2.step", content);
    expect((await open(page)).inquiry?.files).toMatchObject([
      { name: "علبة v2.step", size: content.length, received: content.length },
    ]);
    const ask = (method: string, link: string, headers = {}) =>
      fetch(address, {
        method,
        headers: { "tus-resumable": "1.0.0", "inquiry-page": link.replace("#", "/"), ...headers },
      });
    const state = await ask("HEAD", page);
    expect([state.status, state.headers.get("upload-offset")]).toEqual([200, String(content.length)]);
    const other = await send();
    for (const link of [other.page, unknownPage, ""]) expect((await ask("DELETE", link)).status).toBe(404);
    expect(await refusalOf(page, "board.step", Buffer.from("<script>alert(1)</script>"))).toEqual([
      415,
      { error: "other_content", content: "html" },
    ]);
    expect(await refusalOf(unknownPage, "board.step", content)).toEqual([404, { error: "gone" }]);
    expect((await ask("DELETE", page)).status).toBe(204);
    expect((await open(page)).inquiry?.files).toEqual([]);
    expect((await ask("GET", page)).status).toBe(405);
    await open(page, { action: "nda", agree: "on" });
    expect(await refusalOf(page, "board.step", content)).toEqual([403, { error: "nda" }]);
  });

  test("a form without a script is told no key: the static host would see it", async () => {
    const form = new URLSearchParams({ ...visitor, email: `${crypto.randomUUID()}@cedarwater.example` });
    const headers = { accept: "text/html", "content-type": "application/x-www-form-urlencoded" };
    const answer = await fetch(urls["submit-inquiry"] ?? "", {
      method: "POST",
      body: form,
      headers,
      redirect: "manual",
    });
    expect(answer.headers.get("location")).toMatch(/\?reference=N-\w{5}&due=[^&]+$/);
  });

  test("another origin cannot read an answer", async () => {
    const headers = { origin: "https://elsewhere.example", "cf-connecting-ip": "198.51.100.7" };
    const answer = await call("visitor-page", JSON.stringify({ page: unknownPage }), headers);
    expect(answer.headers.get("access-control-allow-origin")).toBe(siteUrl);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const preflight = await fetch(urls["visitor-page"] ?? "", { method: "OPTIONS", headers });
    expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([204, siteUrl]);
    expect((await fetch(urls["visitor-page"] ?? "")).status).toBe(405);
  });

  test("a network that changes too much waits", async () => {
    const { page } = await send();
    await awaitInquiryWindow();
    const answer = async (text: string, address: string) => {
      const form = { action: "answer", question: "purpose", answer: text };
      const sender = { "cf-connecting-ip": address };
      return (await call("visitor-page", JSON.stringify({ page: page.replace("#", "/"), form }), sender))
        .status;
    };
    const statuses = [];
    for (let count = 0; count < 61; count++) statuses.push(await answer(`${count}`, "198.51.100.8"));
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
    expect(await answer("Other", "203.0.113.9")).toBe(200);
  });
});
