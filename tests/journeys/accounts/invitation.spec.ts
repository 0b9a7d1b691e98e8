import { PostgrestClient } from "@supabase/postgrest-js";
import { extractLink, waitForMail } from "../../support/mail/mailbox.ts";
import type { Site } from "../../support/browser/sites.ts";
import { checkAccessibility } from "../../support/page-checks/check-accessibility.ts";
import { expect, test } from "../../support/browser/own-server.ts";
import { switchLanguage } from "../../support/browser/shared-server.ts";
import { signIn } from "../../support/browser/sign-in.ts";
import { createAccount } from "../../support/browser/sign-up.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const password = "a door of brass";
const inquiry = "00000000-0000-4000-8000-000000000001";

const words = {
  en: {
    team: "Team",
    email: /^Email/,
    mailLanguage: "Language of the email",
    send: "Send invitation",
    sent: "The invitation is on its way.",
    subject: "You are invited to join the Nawat team",
    invitation: "Your invitation",
    password: /^Password/,
    join: "Join the team",
    joined: "Your account has been created and your password is saved.",
    inquiries: "Customer Inquiries",
    used: "This link has already been used or has expired.",
    again: "Ask for a new link",
    suspend: "Suspend account",
    question: /^Suspend .*ben@example\.com/,
    suspended: "The account is suspended.",
    banned: "This account is suspended.",
    signIn: "Sign In",
    reinstate: "Reinstate account",
    reinstated: "The account has been reinstated.",
    hasAccount: "This address has an account. Grant it access instead.",
    grant: "Grant access",
    granted: "Access was granted.",
    revoke: "Revoke invitation",
    role: "Role",
    since: /^Staff since/,
    reply: "Your reply",
    replyText: "Yes, within six weeks.",
    sendReply: "Send",
    sendNow: "Send now",
    export: "Export as Excel",
    tabs: ["Customer Inquiries", "Figures", "Templates"],
    forAdmins: "Only admins can open this page.",
    makeAdmin: "Change to Admin",
    changed: "The role was changed.",
    revoked: "The invitation was revoked.",
    denied: "Access Denied",
  },
  ar: {
    team: "الفريق",
    email: /^البريد الإلكتروني/,
    mailLanguage: "لغة الرسالة",
    send: "أرسل الدعوة",
    sent: "الدعوة قيد الإرسال.",
    subject: "دعوة للانضمام إلى فريق نواة",
    invitation: "دعوتك",
    password: /^كلمة المرور/,
    join: "انضم إلى الفريق",
    joined: "أُنشئ حسابك وحُفظت كلمة مرورك.",
    inquiries: "استفسارات العملاء",
    used: "استُخدم هذا الرابط من قبل أو انتهت مدته.",
    again: "اطلب رابطًا جديدًا",
    suspend: "أوقف الحساب",
    question: /^هل توقف الحساب .*ben@example\.com/,
    suspended: "أُوقف الحساب.",
    banned: "هذا الحساب موقوف.",
    signIn: "سجّل الدخول",
    reinstate: "أعد تفعيل الحساب",
    reinstated: "أُعيد تفعيل الحساب.",
    hasAccount: "لهذا البريد حساب. امنحه الصلاحية بدلًا من دعوته.",
    grant: "امنح الصلاحية",
    granted: "مُنحت الصلاحية.",
    revoke: "ألغِ الدعوة",
    role: "الدور",
    since: /^عضو عادي منذ/,
    reply: "ردك",
    replyText: "نعم، خلال ستة أسابيع.",
    sendReply: "أرسل",
    sendNow: "أرسلها الآن",
    export: "صدّر بصيغة Excel",
    tabs: ["استفسارات العملاء", "الإحصاءات", "النصوص الجاهزة"],
    forAdmins: "هذه الصفحة للمشرفين وحدهم.",
    makeAdmin: "غيّر الدور إلى مشرف",
    changed: "تغيّر الدور.",
    revoked: "أُلغيت الدعوة.",
    denied: "الوصول مرفوض",
  },
};

for (const locale of journeyLocales(import.meta.filename)) {
  const strings = words[locale];

  test(`${locale}: an admin invites, the invited person replies and finds nothing of admins, and is shut out and let in again`, async ({
    page,
    server,
    browser,
  }) => {
    test.slow();
    await makeAdmin(server, "ada@example.com");
    await signIn(page, "ada@example.com", password);
    await switchLanguage(page, locale);
    await page.getByRole("tab", { name: strings.team }).click();
    await expect(page.getByLabel(strings.mailLanguage)).toHaveValue(locale);
    await page.getByLabel(strings.email).fill("ben@example.com");
    await page.getByRole("button", { name: strings.send }).click();
    await expect(page.getByText(strings.sent)).toBeVisible();
    await expect(page.getByRole("heading", { name: "ben@example.com" })).toBeVisible();
    await checkAccessibility(page);

    const mail = await waitForMail(server.dataDir, "ben@example.com");
    expect(mail.subject).toBe(strings.subject);
    const ben = await (await browser.newContext({ baseURL: server.url })).newPage();
    await ben.goto(extractLink(mail));
    await switchLanguage(ben, locale);
    await expect(ben.getByRole("heading", { name: strings.invitation })).toBeVisible();
    await checkAccessibility(ben);
    await ben.getByLabel(strings.password).fill(password);
    await ben.getByRole("button", { name: strings.join }).click();
    await expect(ben.getByText(strings.joined)).toBeVisible();
    await expect(ben.getByRole("heading", { name: strings.inquiries })).toBeVisible();

    await server.query(`insert into public.inquiries (id, reference, type, name, email, subject, message, locale)
       values ('${inquiry}', 'N-22222', 'contact', 'Rana', 'rana@example.com', 'x', 'x', '${locale}')`);
    await ben.setViewportSize({ width: 1280, height: 720 });
    await expect(ben.getByRole("tab")).toHaveText(strings.tabs);
    await expect(ben.getByRole("button", { name: strings.export })).toHaveCount(0);
    await ben.goto(`/admin?inquiry=${inquiry}`);
    await ben.getByLabel(strings.reply).fill(strings.replyText);
    await ben.getByRole("button", { name: strings.sendReply, exact: true }).click();
    await ben.getByRole("button", { name: strings.sendNow }).click();
    const reply = await waitForMail(server.dataDir, "rana@example.com");
    expect(reply.text).toContain(strings.replyText);

    await ben.goto("/admin?tab=team");
    await expect(ben.getByText(strings.forAdmins)).toBeVisible();
    await expect(ben.getByRole("tab", { selected: true })).toHaveText(strings.team);
    await checkAccessibility(ben);
    const stored = await ben.evaluate(() => localStorage.getItem("supabase.auth.token"));
    const { access_token: token } = JSON.parse(stored ?? "");
    for (const [name, data] of [
      ["record_export", { format: "xlsx", inquiries: 1, filter: { view: "open" } }],
      ["grant_admin", { member_email: "ben@example.com" }],
    ] as const) {
      const headers = { apikey: "sb_publishable_embedded", Authorization: `Bearer ${token}` };
      const refused = await page.request.post(`${server.url}/rest/v1/rpc/${name}`, { headers, data });
      expect(await refused.json()).toMatchObject({ code: "42501", message: "Only admins may do this." });
    }

    await page.reload();
    await expect(page.getByText(strings.since)).toBeVisible();
    await page.getByRole("button", { name: strings.makeAdmin }).click();
    await checkAccessibility(page);
    await page.getByRole("group").getByRole("button", { name: strings.makeAdmin }).click();
    await expect(page.getByText(strings.changed)).toBeVisible();
    await ben.reload();
    await expect(ben.getByRole("heading", { name: "ada@example.com" })).toBeVisible();
    await page.getByRole("button", { name: strings.suspend }).click();
    const question = page.getByRole("group", { name: strings.question });
    await expect(question.getByRole("button").last()).toBeFocused();
    await checkAccessibility(page);
    await question.getByRole("button", { name: strings.suspend }).click();
    await expect(page.getByText(strings.suspended)).toBeVisible();
    await ben.reload();
    await expect(ben).toHaveURL("/auth");
    await ben.getByLabel(strings.email).fill("ben@example.com");
    await ben.getByLabel(strings.password).fill(password);
    await ben.getByRole("tabpanel").getByRole("button", { name: strings.signIn }).click();
    await expect(ben.getByText(strings.banned)).toBeVisible();
    await page.getByRole("button", { name: strings.reinstate }).click();
    await expect(page.getByText(strings.reinstated)).toBeVisible();
    await signIn(ben, "ben@example.com", password);
    await expect(ben.getByRole("heading", { name: strings.inquiries })).toBeVisible();
  });

  test(`${locale}: a link that is too old leads to another, a revoked invitation to no rights, an account to a grant`, async ({
    page,
    server,
    browser,
  }) => {
    const ada = await makeAdmin(server, "ada@example.com");
    await createAccount(server, "sam@example.com", password);
    await signIn(page, "ada@example.com", password);
    await switchLanguage(page, locale);
    await page.getByRole("tab", { name: strings.team }).click();
    await page.getByLabel(strings.email).fill("ben@example.com");
    await page.getByLabel(strings.email).press("Enter");
    await page.getByRole("button", { name: strings.revoke }).click();
    await expect(page.getByText(strings.revoked)).toBeVisible();

    await page.getByLabel(strings.email).fill("sam@example.com");
    await page.getByLabel(strings.email).press("Enter");
    await expect(page.locator("#email-problem")).toHaveText(strings.hasAccount);
    await page.getByRole("button", { name: strings.grant }).click();
    await expect(page.getByText(strings.granted)).toBeVisible();
    const { data } = await ada.rpc("list_team");
    expect(data).toHaveLength(2);

    const ben = await (await browser.newContext({ baseURL: server.url })).newPage();
    const link = extractLink(await waitForMail(server.dataDir, "ben@example.com"));
    await ben.goto(link);
    await switchLanguage(ben, locale);
    await ben.getByLabel(strings.password).fill(password);
    await ben.getByRole("button", { name: strings.join }).click();
    await expect(ben.getByRole("heading", { name: strings.denied })).toBeVisible();
    await ben.goto("about:blank");
    await ben.goto(link);
    await ben.getByLabel(strings.password).fill(password);
    await ben.getByRole("button", { name: strings.join }).click();
    await expect(ben.getByText(strings.used)).toBeVisible();
    await checkAccessibility(ben);
  });
}

/** Resolves with what reads and writes as this admin. */
async function makeAdmin(server: Site, email: string) {
  const client = await createAccount(server, email, password);
  const { data } = await client.getSession();
  const database = new PostgrestClient(`${server.url}/rest/v1`, {
    headers: { apikey: "sb_publishable_embedded", Authorization: `Bearer ${data.session?.access_token}` },
  });
  const { error } = await database.rpc("bootstrap_first_admin", { admin_email: email });
  expect(error).toBeNull();
  return database;
}
