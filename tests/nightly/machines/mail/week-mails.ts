import iconv from "iconv-lite";
import type { SendMailOptions } from "nodemailer";
import { publicAddress } from "./desk.ts";

const stepFile = Buffer.from("ISO-10303-21;\nHEADER;\nENDSEC;\nEND-ISO-10303-21;\n");

/** Who writes to the company for the first time: these belong at the desk. */
export const firstMails: SendMailOptions[] = [
  {
    from: "Rana Haddad <rana@cedar.example>",
    to: publicAddress,
    subject: "Housing for a gateway",
    text: "Good morning,\n\ncan you make two hundred of these? The drawing is attached.\n\nRana",
    attachments: [{ filename: "gateway housing.step", content: stepFile }],
  },
  {
    from: "Omar <omar@gulf.example>",
    to: publicAddress,
    subject: "Ten sensors for a test",
    text: "Hello, we need ten temperature sensors for a test in March.",
  },
  {
    from: "Copper Supplies <sales@copper.example>",
    to: publicAddress,
    subject: "Our new price list",
    text: "Dear Sirs, our price list for PCB laminates has changed. Please tell us whom to send it to.",
  },
  {
    from: "Salma <salma@gulf.example>",
    to: publicAddress,
    subject: "Photographs of the plant",
    text: "The photographs are attached; they are large.",
    attachments: [{ filename: "plant.zip", content: Buffer.alloc(25 * 1024 * 1024, "plant") }],
  },
];

/** Arabic as an old Outlook writes it, with three in copy. */
export const arabicMail: SendMailOptions = {
  envelope: {
    from: "hani@gulf.example",
    to: [publicAddress, "sami@gulf.example", "lina@gulf.example", "noor@cedar.example"],
  },
  from: "hani@gulf.example",
  raw: Buffer.concat([
    Buffer.from(
      [
        "From: =?windows-1256?B?" +
          iconv.encode("هاني منصور", "win1256").toString("base64") +
          "?= <hani@gulf.example>",
        `To: ${publicAddress}`,
        "Cc: sami@gulf.example, lina@gulf.example, Noor <noor@cedar.example>",
        "Subject: =?windows-1256?B?" + iconv.encode("عداد مياه ذكي", "win1256").toString("base64") + "?=",
        "Message-ID: <arabic@gulf.example>",
        `Date: ${new Date().toUTCString()}`,
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=windows-1256",
        "Content-Transfer-Encoding: 8bit",
        "",
        "",
      ].join("\r\n"),
    ),
    iconv.encode("السلام عليكم،\r\n\r\nنحتاج إلى خمسين عداد مياه ذكيًا قبل نهاية آذار.\r\n", "win1256"),
  ]),
};

/** What belongs to no inquiry: it stays in the mailbox, unread. */
export const otherMails: SendMailOptions[] = [
  ...["Robots this week", "Chips this week", "Standards this week"].map((subject) => ({
    from: "Weekly <news@weekly.example>",
    to: publicAddress,
    subject,
    text: "All the news.",
    headers: { "List-Unsubscribe": "<https://weekly.example/leave>", "List-Id": "weekly.example" },
  })),
  ...["Out of office", "Automatic reply: Your order"].map((subject) => ({
    from: "Omar <omar@gulf.example>",
    to: publicAddress,
    subject,
    text: "I am away until Monday.",
    headers: { "Auto-Submitted": "auto-replied" },
  })),
  {
    envelope: { from: "ads@weekly.example", to: publicAddress },
    from: "Ads <ads@weekly.example>",
    to: "undisclosed-recipients:;",
    subject: "In blind copy",
    text: "Buy now.",
  },
  {
    from: "Maya Khoury <maya@nawat.example>",
    to: publicAddress,
    subject: "Lunch on Friday",
    text: "Shall we go out?",
  },
];
