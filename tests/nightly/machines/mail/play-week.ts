import { check } from "../site-checks.ts";
import { apikey, type Desk, type DeskMember, joinStaff, publicAddress, staff, startDesk } from "./desk.ts";
import { type MailInstallation, startMailInstallation } from "./installation.ts";
import { readMailbox } from "./mailbox.ts";
import { openSender, type SendMail } from "./sender.ts";
import { until } from "./until.ts";
import { arabicMail, firstMails, otherMails } from "./week-mails.ts";

const domains = ["cedar.example", "gulf.example", "copper.example", "weekly.example", "nawat.example"];

interface Week {
  mail: MailInstallation;
  desk: Desk;
  maya: DeskMember;
  karim: DeskMember;
  send: SendMail;
}

interface Inquiry {
  id: string;
  reference: string;
  email: string;
  version: number;
  status: string;
  is_suspicious: boolean;
}

/** A week of the company's mail, played as somebody new to the desk would. */
export async function playWeek(): Promise<void> {
  const mail = await startMailInstallation({ domains });
  const desk = await startDesk(mail);
  const { send, close } = openSender(mail);
  try {
    const maya = await joinStaff(desk, mail, staff[0]);
    const karim = await joinStaff(desk, mail, staff[1], maya);
    const week = { mail, desk, maya, karim, send };
    await receiveFirstMails(week);
    await answerInArabic(week);
    await answerNotice(week);
    await loseOne(week);
    await enterCall(week);
    await lookIntoMailboxes(week);
  } finally {
    close();
    await desk.stop();
    await mail.stop();
  }
}

async function receiveFirstMails(week: Week): Promise<void> {
  for (const one of [...firstMails, ...otherMails]) await week.send(one);
  await week.send({
    from: "Rana Haddad <rana@cedar.example>",
    to: publicAddress,
    subject: "Please pay to another account",
    text: "We have a new bank.",
    isForged: true,
  });
  for (const { subject } of firstMails)
    await check(`"${String(subject)}" is at the desk`, () => isAtDesk(week, String(subject)));
  await check("a forged mail is perhaps spam", async () => {
    await isAtDesk(week, "Please pay to another account");
    return (await findInquiry(week, "Please pay to another account"))?.is_suspicious;
  });
  await check("who wrote has one receipt, and who was forged none", () =>
    until(
      async () =>
        (await subjectsOf(week, "omar@gulf.example")).length === 1 &&
        (await subjectsOf(week, "rana@cedar.example")).length === 1,
    ),
  );
}

/** Two of three in copy stay in copy. */
async function answerInArabic(week: Week): Promise<void> {
  await week.send(arabicMail);
  await check("Arabic in windows-1256 is read", () => isAtDesk(week, "عداد مياه ذكي"));
  const inquiry = await findInquiry(week, "عداد مياه ذكي");
  await check("a reply goes to the visitor and to whom staff ticked", async () => {
    const { error } = await week.maya.database.rpc("send_reply", {
      inquiry_id: inquiry?.id,
      expected_version: inquiry?.version,
      body: "السيد هاني، تحية طيبة وبعد،\n\nنعم، نستطيع ذلك.",
      locale: "ar",
      new_status: "answered",
      cc: ["sami@gulf.example", "noor@cedar.example"],
    });
    if (error) throw error;
    return until(async () => {
      const counts = ["hani", "sami", "lina"].map(
        async (name) => (await subjectsOf(week, `${name}@gulf.example`)).length,
      );
      const [hani, sami, lina] = await Promise.all(counts);
      return (
        hani === 2 && sami === 2 && lina === 1 && (await subjectsOf(week, "noor@cedar.example")).length === 2
      );
    });
  });
}

/** By Reply to the notice in his own mailbox. */
async function answerNotice(week: Week): Promise<void> {
  const inquiry = await findInquiry(week, "Ten sensors for a test");
  const notices = await readMailbox(week.mail.imapUrl(staff[1]));
  const notice = notices.find(({ mail }) => mail.text?.includes(inquiry?.reference ?? "none"))?.mail;
  await week.send({
    from: `Karim Saad <${staff[1]}>`,
    to: publicAddress,
    subject: `Re: ${notice?.subject}`,
    inReplyTo: notice?.messageId ?? "",
    references: notice?.messageId ?? "",
    text: "Dear Omar,\n\nten of them cost 900 dollars.\n\nKarim",
  });
  await check("what a colleague answers to a notice is a note", () =>
    until(async () => {
      const { data } = await week.maya.database
        .from("inquiry_notes")
        .select("body")
        .eq("inquiry_id", inquiry?.id);
      return data?.some(({ body }) => String(body).includes("900 dollars")) ?? false;
    }),
  );
  await check("and he is told that it was not sent", () =>
    until(async () =>
      (await subjectsOf(week, staff[1])).some(
        (subject) => subject.startsWith("Not sent") && subject.includes(inquiry?.reference ?? "none"),
      ),
    ),
  );
}

/** A reply to an address that its server does not know, as it says afterwards. */
async function loseOne(week: Week): Promise<void> {
  await week.send({
    from: "Gone <gone@cedar.example>",
    to: publicAddress,
    subject: "Gone soon",
    text: "Hello.",
  });
  await isAtDesk(week, "Gone soon");
  const inquiry = await findInquiry(week, "Gone soon");
  await week.maya.database.rpc("send_reply", {
    inquiry_id: inquiry?.id,
    expected_version: inquiry?.version,
    body: "Hello.",
    locale: "en",
    new_status: "answered",
  });
  await check("a reply that came back is among the mails that failed", () =>
    until(async () => {
      const { data } = await week.maya.database.from("failed_inquiry_mails").select("recipient, kind");
      return (
        data?.some(({ recipient, kind }) => recipient === "gone@cedar.example" && kind === "reply") ?? false
      );
    }),
  );
}

async function enterCall({ desk, maya, mail }: Week): Promise<void> {
  await check("a call is entered, and nobody is mailed but the colleagues", async () => {
    const answer = await fetch(`${desk.url}/functions/v1/enter-inquiry`, {
      method: "POST",
      body: JSON.stringify({
        channel: "call",
        type: "contact",
        name: "Walid",
        email: "walid@gulf.example",
        subject: "Asked about a pump",
        message: "Wants to be called back.",
        happenedAt: new Date(Date.now() - 60_000).toISOString(),
        locale: "en",
      }),
      headers: {
        "content-type": "application/json",
        "idempotency-key": crypto.randomUUID(),
        authorization: String(maya.database.headers.get("authorization")),
        apikey,
      },
    });
    const { reference } = await answer.json();
    const isTold = () =>
      until(async () =>
        (await subjectsOf({ mail }, staff[1])).some((subject) => subject.includes(reference)),
      );
    return answer.ok && (await isTold()) && (await subjectsOf({ mail }, "walid@gulf.example")).length === 0;
  });
}

async function lookIntoMailboxes(week: Week): Promise<void> {
  const mails = await readMailbox(week.mail.imapUrl(publicAddress));
  const subjects = (isSeen: boolean) =>
    mails
      .filter((one) => one.isSeen === isSeen)
      .map(({ mail }) => mail.subject ?? "")
      .sort();
  const expected = otherMails.map(({ subject }) => String(subject)).sort();
  await check("only what belongs to no inquiry is unread in the mailbox", async () => {
    const unread = subjects(false);
    if (unread.join() !== expected.join()) console.log({ unread, expected });
    return unread.join() === expected.join();
  });
  // A receipt to each who wrote, and one reply to each who was answered.
  const received: Record<string, number> = {
    "rana@cedar.example": 1,
    "sales@copper.example": 1,
    "salma@gulf.example": 1,
    "omar@gulf.example": 1,
    "hani@gulf.example": 2,
    "news@weekly.example": 0,
    "ads@weekly.example": 0,
  };
  await check("nobody was mailed twice, and nobody who did not write", async () => {
    const counts = Object.keys(received).map(async (address) => (await subjectsOf(week, address)).length);
    return (await Promise.all(counts)).join() === Object.values(received).join();
  });
}

function isAtDesk(week: Week, subject: string): Promise<boolean> {
  return until(async () => (await findInquiry(week, subject)) !== undefined);
}

async function findInquiry({ maya }: Week, subject: string): Promise<Inquiry | undefined> {
  const { data } = await maya.database.from("inquiries").select("*").eq("subject", subject);
  return data?.length === 1 ? (data[0] as Inquiry) : undefined;
}

async function subjectsOf({ mail }: Pick<Week, "mail">, address: string): Promise<string[]> {
  return (await readMailbox(mail.imapUrl(address))).map((one) => one.mail.subject ?? "");
}
