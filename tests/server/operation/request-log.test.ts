import PostalMime from "postal-mime";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { confirmAccount, extractTokenHash } from "../../support/confirm-account.ts";
import { extractLink } from "../../support/mail/mailbox.ts";
import { type OpenServer, openServer } from "../../support/server.ts";
import { startSmtpServer } from "../../support/mail/smtp-server.ts";
import { sendRawRequest } from "../../support/sockets.ts";
import { contact, formHeaders, project } from "../../support/inquiry-client.ts";
import { createAuthClient } from "../../support/person.ts";

const email = "ada.lovelace@example.com";
const password = "seven cedars on a hill";
const wrongPassword = "eight cedars on a hill";
const telephone = "+961 3 123 456";
const proxyId = "3f2a.proxy_made-it";
const address = "203.0.113.77";
const key = { apikey: "sb_publishable_embedded", "x-forwarded-for": address };

describe("the log of a server", () => {
  let server: OpenServer;
  let output = "";
  /** What must never be in it. */
  const secrets = [email, "ada.lovelace", password, wrongPassword, telephone, address];
  secrets.push(contact.name, contact.email, contact.subject, contact.message, "rana", project.description);
  const confirmation = Promise.withResolvers<string>();
  let auditedId: string | null = null;
  let entries: unknown;

  beforeAll(async () => {
    const smtp = await startSmtpServer(async (message) => {
      if (message.includes(`To: ${email}`)) confirmation.resolve(message);
    });
    const written = [vi.spyOn(console, "log"), vi.spyOn(console, "error")];
    for (const spy of written)
      spy.mockImplementation((line: unknown) => void (output += `${String(line)}\n`));
    server = await openServer({
      smtpUrl: smtp.url,
      firstAdminEmail: email,
      trustedProxyHops: 1,
      abuseLimits: true,
    });
    await submitInquiries();
    const token = await signUp();
    await readAtDesk(token);
    await sendFile(token);
    await sendBadRequests();
    await sendForgeries();
    await server.stop();
    await smtp.close();
    for (const spy of written) spy.mockRestore();
  });

  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${path}`, {
      method: "POST",
      body,
      headers: { ...key, ...headers },
      redirect: "manual",
    });
  const postJson = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    post(path, JSON.stringify(body), { "content-type": "application/json", ...headers });

  async function submitInquiries() {
    const inquiry = { ...contact, phone: telephone };
    expect((await postJson("/functions/v1/submit-inquiry", inquiry)).status).toBe(200);
    const form = new URLSearchParams({ ...contact, message: "Other", locale: "ar" });
    expect((await post("/functions/v1/submit-inquiry", form, formHeaders)).status).toBe(303);
    const broken = new URLSearchParams({ ...contact, email: "rana@" });
    expect((await post("/functions/v1/submit-inquiry", broken, formHeaders)).status).toBe(422);
  }

  async function signUp(): Promise<string> {
    const auth = createAuthClient(server.url);
    expect((await auth.signUp({ email, password })).error).toBeNull();
    const link = extractLink(await PostalMime.parse(await confirmation.promise));
    secrets.push(extractTokenHash(link));
    await confirmAccount(link, password);
    expect((await auth.signInWithPassword({ email, password: wrongPassword })).error).not.toBeNull();
    const { data, error } = await auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
    const token = data.session?.access_token ?? "";
    secrets.push(token, data.session?.refresh_token ?? "");
    await auth.refreshSession();
    return token;
  }

  async function readAtDesk(token: string) {
    const headers = { authorization: `Bearer ${token}` };
    const admin = await postJson("/rest/v1/rpc/bootstrap_first_admin", { admin_email: email }, headers);
    expect(admin.status).toBe(200);
    const list = await fetch(`${server.url}/rest/v1/inquiries?email=eq.${contact.email}`, {
      headers: { ...key, ...headers },
    });
    const [inquiry, ...others] = await list.json();
    expect(others).toHaveLength(1);
    const change = await postJson(
      "/rest/v1/rpc/change_inquiries",
      { changes: [{ id: inquiry.id, version: inquiry.version, status: "closed" }] },
      { ...headers, "x-request-id": proxyId },
    );
    expect(change.status).toBe(200);
    auditedId = change.headers.get("x-request-id");
    entries = await server.query(
      "select action, request_id from public.admin_audit_log order by number desc limit 1",
    );
  }

  async function sendFile(token: string) {
    const headers = { authorization: `Bearer ${token}` };
    const first = "select id, version from public.inquiries limit 1";
    const [inquiry] = await server.query<{ id: string; version: number }>(first);
    const name = { "content-disposition": "attachment; filename*=UTF-8''Quotation%20Hadeed.pdf" };
    const added = await post(`/files?inquiry=${inquiry?.id}`, "%PDF", { ...headers, ...name });
    const { id } = await added.json();
    const reply = { body: "Here it is.", locale: "en", new_status: "answered", files: [id] };
    const sent = { inquiry_id: inquiry?.id, expected_version: inquiry?.version, ...reply };
    expect((await postJson("/rest/v1/rpc/send_reply", sent, headers)).status).toBe(200);
    const link = await postJson("/rest/v1/rpc/create_file_link", { file_id: id }, headers);
    const linkId = await link.json();
    secrets.push(linkId, "Hadeed");
    for (const path of [`/files/${linkId}`, `/files/${linkId}/x`, `/files/${linkId}0`])
      await fetch(`${server.url}${path}`, { headers: key });
  }

  async function sendBadRequests() {
    const paths = [
      `/en/${contact.email}`,
      `/ar/rana%40example.com/${encodeURIComponent(telephone)}`,
      `/en/nowhere?email=${email}`,
      `/rest/v1/${contact.email}`,
      `/rest/v1/inquiries?id=eq.${contact.email}`,
      `/rest/v1/rpc/${contact.email}?password=${encodeURIComponent(password)}`,
      `/auth/v1/verify?token=${secrets.at(-1)}&type=signup`,
      `/auth/v1/${contact.email}`,
      `/functions/v1/${contact.email}`,
      `/health/${contact.email}`,
    ];
    for (const path of paths) await fetch(`${server.url}${path}`, { headers: key, redirect: "manual" });
    await post("/auth/v1/token?grant_type=password", `{"email":"${email}", ${password}`);
    await post("/rest/v1/inquiries", `{"email":"${contact.email}", ${contact.message}`);
    await postJson("/functions/v1/submit-inquiry", { ...contact, nonsense: contact.email });
    await sendRawRequest(
      server.url,
      `GET http://${contact.email}/ HTTP/1.1`,
      "Host: a b",
      "Connection: close",
    );
  }

  async function sendForgeries() {
    const forged = '\n{"level":"admin"}\r\u202e\u2066\u0085\u2028';
    const encoded = encodeURIComponent(forged);
    const services = ["/rest/v1/", "/rest/v1/rpc/", "/auth/v1/", "/functions/v1/"];
    for (const prefix of ["/", "/en/", "/health/", ...services]) {
      await fetch(`${server.url}${prefix}${encoded}?x=${encoded}`, { headers: key });
      // As bytes: a header and a path may have some that no client of ours sends.
      const raw = Buffer.from(forged)
        .toString("latin1")
        .replace(/[\r\n\0]/g, "");
      await sendRawRequest(
        server.url,
        `GET ${prefix}${raw.replaceAll(" ", "")} HTTP/1.1`,
        "Host: localhost",
        `X-Request-Id: ${raw}`,
        `User-Agent: ${raw}`,
        "Connection: close",
      );
    }
    const inquiry = { ...contact, subject: forged, name: forged };
    await postJson("/functions/v1/submit-inquiry", inquiry, { "idempotency-key": `12345678${encoded}` });
    await postJson("/functions/v1/submit-inquiry", { ...contact, idempotencyKey: forged });
    await postJson("/auth/v1/token?grant_type=password", {
      email: `${forged}@example.com`,
      password: forged,
    });
    await postJson("/auth/v1/signup", { email: `${forged}@example.com`, password: forged });
    await postJson(`/rest/v1/inquiries?id=eq.${encoded}`, { [forged]: forged });
  }

  const lines = () =>
    output
      .trimEnd()
      .split("\n")
      .map((line): Record<string, unknown> => JSON.parse(line));
  const requests = () => lines().filter(({ event }) => event === "request");

  test("has a line for each call, and for each page that went wrong", () => {
    const described = requests().map(({ method, path, status }) => `${method} ${path} ${status}`);
    for (const line of [
      "POST /functions/v1/submit-inquiry 303",
      "POST /functions/v1/submit-inquiry 422",
      "POST /auth/v1/signup 200",
      "POST /rest/v1/rpc/bootstrap_first_admin 200",
      "GET /rest/v1/inquiries 200",
      "POST /rest/v1/rpc/change_inquiries 200",
      "POST /files 200",
      "GET /files/:id 200",
      "GET /rest/v1/:name 404",
      "GET /en/nowhere 404",
      "GET /ar/…/… 404",
    ])
      expect(described).toContain(line);
    for (const line of requests()) {
      expect(line).toEqual({
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        event: "request",
        method: expect.stringMatching(/^[A-Z]+$/),
        path: expect.stringMatching(/^[/…]/),
        status: expect.any(Number),
        ms: expect.any(Number),
        bytes: expect.any(Number),
        request: expect.stringMatching(/^[\da-f-]{36}$|^3f2a.proxy_made-it$/),
      });
    }
    expect(new Set(requests().map(({ request }) => request)).size).toBe(requests().length);
  });

  test("says which request caused what, up to the audit log", () => {
    const signIn = lines().find(({ event, ok }) => event === "auth.sign_in" && ok === true);
    expect(requests().find(({ request }) => request === signIn?.["request"])).toMatchObject({
      method: "POST",
      path: "/auth/v1/token",
      status: 200,
    });
    expect(output).toContain("203.0.113.0/24");
    expect(auditedId).toBe(proxyId);
    expect(entries).toEqual([{ action: "inquiry.status_changed", request_id: auditedId }]);
    expect(requests().find(({ request }) => request === auditedId)).toMatchObject({ method: "POST" });
  });

  test("has nothing of the people and what they wrote, no password and no token", () => {
    for (const secret of secrets) {
      expect(secret).not.toBe("");
      for (const form of [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
        expect(output.toLowerCase()).not.toContain(form.toLowerCase());
    }
  });

  test("cannot be forged", () => {
    for (const line of lines()) {
      expect(line).toMatchObject({ at: expect.any(String), event: expect.any(String) });
      expect(line).not.toHaveProperty("level");
    }
    // JSON and its line ends have no control character of their own.
    expect(output.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(output).toContain("\\u202e");
  });
});
