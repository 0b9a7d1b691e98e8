// oxlint-disable-next-line no-restricted-imports -- the policy says what the forms store
import { listStoredFields } from "../../inquiries/stored-fields.ts";
import type { Clause } from "../legal/legal-text.ts";
import type { PolicyFacts, PolicyText } from "./policy-text.ts";

export const englishPolicy = ({ law, processors }: PolicyFacts): PolicyText => ({
  "who-we-are": {
    heading: "Who we are",
    clauses: [
      "{company} designs electronics, robots and connected devices in {city}. We decide why and how the personal data described in this policy is used, and are therefore the data controller.",
      "For anything concerning your data, write to {email}. Our postal address and phone number are on the {contact}.",
    ],
  },
  "what-we-collect": {
    heading: "What we collect",
    clauses: [
      "You can read every public page of this site without telling us anything. We store only what you send us, and what we need in order to receive it.",
      {
        says: "We store the following about visitors:",
        rows: [
          [
            "A message",
            listStoredFields(
              "en",
              "contact",
              "Your {required}, together with your {optional} if you give them.",
            ),
          ],
          [
            "A project request",
            listStoredFields(
              "en",
              "project",
              "Your {required}, together with the following if you give them: {optional}.",
            ),
          ],
          [
            "In both cases",
            "The language of the page, the time of arrival, and the status of the inquiry, such as new or answered.",
          ],
          [
            "Calls and visits",
            "When you call us, message us on WhatsApp or meet us, our team may note your name, company, phone number and email address, when it was, and what you asked.",
          ],
          [
            "Emails",
            "When you write to the email address on this site, we may keep your email as an inquiry: your name and address, who else it was addressed to, the subject, the text, the files you attach and the time of arrival. A digest of it is kept for 40\u00a0days at least, also when the inquiry has been deleted, so that it is not stored twice.",
          ],
          [
            "Correspondence",
            "What we write to you, what you reply by email together with any files you attach and the addresses you put in copy, the notes our team makes, and whether your request became a quote or an order, with its amount.",
          ],
          [
            "The page of your inquiry",
            "The messages and files that you send us there. Also hashes of the links that we send you, and their times.",
          ],
          [
            "To prevent duplicates",
            "A random key of each opened form, with a digest of what you wrote. Without JavaScript, the digest alone.",
          ],
          [
            "To prevent abuse",
            "The network you write from, which is your IP address without its last part, and the number and size of the messages and files received from it.",
          ],
        ],
      },
      {
        says: "We also store the following about people who open an account in the staff area:",
        rows: [
          [
            "The account",
            "The email address, a hash of the password, the times of sign-in, and the open sessions with the browser and system of each. Where two-step sign-in is set up, also its key and hashes of the recovery codes.",
          ],
          [
            "To prevent password guessing",
            "The networks from which people sign in to the account, and the number of attempts.",
          ],
          ["Invitations", "The email address that was invited, who invited it, and when."],
          [
            "The audit log",
            "Who did what with inquiries, accounts, roles and settings, and when; and what a visitor did on the page of an inquiry. Each member’s opening of an inquiry is logged at most once an hour.",
          ],
          [
            "Work on inquiries",
            "When each member of the team last had an inquiry open, and replies and notes not sent yet.",
          ],
          [
            "Name and settings",
            "The name and position that sign replies, which notices are wanted, and the views that were saved.",
          ],
        ],
      },
      "A form also tells us how long it was open, and contains a field that people do not see. Both help us to tell automated programs from people. Neither is stored.",
      "Please do not send us what we do not need, such as details of your health or bank account. If a drawing is confidential, we sign a non-disclosure agreement before you send it.",
    ],
  },
  why: {
    heading: "Why we use your data",
    clauses: [
      {
        says: "We use what you send us for the following purposes:",
        list: [
          "To read your message and reply to it",
          "To prepare the quote, call or agreement you ask for",
          "To know which member of our team dealt with it, and when",
          "To keep the forms and the sign-in page usable when someone abuses them",
        ],
      },
      "We do not sell or rent your data, and share it only as section\u00a05 says. We send no newsletter, build no profile of you, show no advertising and do not track your visit.",
      "A program may mark a message as possible spam if it seems to be automated, if nothing proves that an email comes from the address it names, or if many messages come within ten minutes, from one network or in all. Our team reads it like any other. Messages that are clearly automated are set aside as spam, where our team can read them. When very many come, from one network or in all, the forms take no more for a while, and say so. No program takes a decision about you that has legal or similarly significant effects.",
    ],
  },
  "legal-ground": {
    heading: "Our legal basis",
    clauses: [
      ...(law.data ? [law.data.says.en] : []),
      {
        says: "Where the General Data Protection Regulation (the EU GDPR or the UK GDPR) applies to you, we rely on its Article\u00a06:",
        rows: [
          [
            "Your inquiry",
            "Steps taken at your request before entering into a contract (paragraph\u00a01, point\u00a0b).",
          ],
          [
            "A contract with us",
            "Performance of the contract (point\u00a0b), and our legitimate interest in keeping the accounting records that {law} requires (point\u00a0f).",
          ],
          [
            "An inquiry on behalf of someone else, the limits on sending, the audit log",
            "Our legitimate interest in replying, and in a site that works and can be trusted (point\u00a0f).",
          ],
        ],
      },
      "We need only the fields marked * in order to reply to you. The rest are optional.",
    ],
  },
  "who-sees-it": {
    heading: "Who sees your data",
    clauses: [
      "Only our team reads inquiries and opens their files. In the staff area, every member of the team can, admin or not, and nobody else; the database checks this at every read. New inquiries, your replies, notes that mention a member of the team, and reminders of a late reply are also emailed to the team.",
      "Our host and our email provider process your data for us, on our instructions. The pages of this site pass it to no one else: they load nothing from other companies, no analytics, advertising or fonts.",
      nameProcessors(processors),
      "If you copy someone in, we may copy them into our replies. Where your request needs it, our team may forward an email of the conversation, with its files, to someone outside, such as a supplier. We record who forwarded it, when and to whom.",
      "If you use WhatsApp or your own email instead of a form, the companies that carry your message do so under their own terms.",
      "We disclose data to a public authority only where the law requires us to, and only to the extent that it does.",
      ["We work in {country}, and your data is read there.", law.data?.transfers?.en]
        .filter(Boolean)
        .join(" "),
    ],
  },
  "how-long": {
    heading: "How long we keep your data",
    clauses: [
      {
        says: "Each kind of data is kept for a period of its own:",
        rows: [
          [
            "Inquiries",
            "Kept, with our emails, your replies and your files, until the conversation and any work that follows from it are over and we no longer need them. The mailbox you write to and the mailboxes of our team keep copies of their own until we delete them there.",
          ],
          ["Messages set aside as spam", "30\u00a0days at most"],
          ["Keys that prevent duplicates", "A week"],
          ["Message and file counts per network, incomplete files", "A day"],
          [
            "Hashes of links, work on inquiries",
            "At most until the inquiry is deleted. A link ends 90\u00a0days after the last email with one.",
          ],
          ["Networks of staff accounts", "90\u00a0days after the last sign-in from that network"],
          [
            "Staff accounts",
            "Until the account is deleted. A name under a reply is kept as long as the reply.",
          ],
          ["Invitations to the team", "90\u00a0days, and after that until the next invitation is sent"],
          ["Account emails not yet sent", "About a day at most"],
          [
            "The audit log",
            "Indefinitely, because no one can delete its entries. They contain no message. The only thing that can be erased from them is an email address, which we erase when we delete the rest of that person’s data.",
          ],
          ["Contracts and invoices", "For as long as {law} requires"],
        ],
      },
      "Short-lived records are deleted when the next message or sign-in arrives, so they may be kept a little longer.",
      "Backups made before a deletion contain the deleted data until they are replaced.",
    ],
  },
  protection: {
    heading: "How we protect your data",
    clauses: [
      {
        says: "The site protects your data as follows:",
        list: [
          "Anyone can send a message, but a visitor can read only their own, by its private link: the database itself enforces this",
          "Passwords are stored only as Argon2id hashes, and session tokens only as hashes",
          "Every change of a status or a role is written to a log in which each entry carries a hash of the one before, so that a later alteration can be detected",
          "A page can run only the scripts it was built with",
          "The server’s own log leaves out names, email addresses and messages",
        ],
      },
      "No system is completely secure. If a failure of ours puts your data at risk, we will tell you what happened, and will notify the authorities where the law requires it.",
    ],
  },
  cookies: {
    heading: "Cookies and local storage",
    clauses: [
      "The public pages set no cookies, so there is nothing for you to accept.",
      {
        says: "Your browser keeps the following for you. It stays on your device, and we cannot see it:",
        rows: [
          [
            "The draft of a form",
            "What you have typed into the contact form or the project form but not yet sent, so that it is not lost. It is kept until you send the form or clear the draft. After 30\u00a0days it is no longer shown, and it is deleted when you next open one of the forms.",
          ],
          [
            "The offer of the other language",
            "One word, once you have chosen a language or closed the offer.",
          ],
          [
            "A message of an inquiry’s page",
            "What you have typed there but not yet sent. It is kept until you send it or delete it, and is no longer shown after 30\u00a0days.",
          ],
          ["The fonts", "One word that tells your browser that it has the site’s fonts."],
        ],
      },
      "Anyone who uses the same browser can read a draft. On a shared computer, press “Clear draft” below the form before you leave.",
      {
        says: "The staff area keeps more in the browser:",
        rows: [
          ["The session", "Until sign-out."],
          ["The language", "The language chosen there."],
          [
            "Settings",
            "Whether its keyboard shortcuts are switched off, and whether desktop notices are on.",
          ],
          ["Recent", "Which commands and inquiries were opened last, without names or text, until sign-out."],
          [
            "Unsent text",
            "Replies and notes that have been typed, and inquiries being entered, until the server has received them or the window is closed.",
          ],
          [
            "A cookie",
            "One, set after sign-in. It lets the server recognize the device, so that strangers who guess passwords cannot lock you out. It names no one and lasts 400\u00a0days.",
          ],
        ],
      },
    ],
  },
  "your-rights": {
    heading: "Your rights",
    clauses: [
      {
        says: "You may ask us at any time:",
        list: [
          "To tell you what data we hold about you, and to give you a copy of it",
          "To correct it or complete it",
          "To delete it",
          "To stop using it, or to restrict its use while a question is open",
          "To give it to you in a common file format",
        ],
      },
      [law.data?.rights.en, "We grant all of these rights to everyone."].filter(Boolean).join(" "),
      "Write to {email} from the address you used before, so that we can find your message. Or open the page of your inquiry by the link in our emails, and erase it from our server yourself. There is no charge. We will do what you ask, or tell you why we cannot, within a month of receiving it.",
      "If our reply does not satisfy you, you may apply to the competent court in {country}. In the European Union or the United Kingdom you may also complain to the data protection authority where you live or work.",
    ],
  },
  changes: {
    heading: "Changes and contact",
    clauses: [
      "If we change this policy, we will publish the new text here with its date. We will not use data for a new purpose without telling you first.",
      "The English and Arabic texts are equally valid. If they differ, the one that protects you better prevails.",
      "Write to {email} or use the {contact}. We reply within {hours}\u00a0hours on working days.",
    ],
  },
});

function nameProcessors(processors: PolicyFacts["processors"] = []): Clause {
  if (processors.length === 0)
    return "On request, we will tell you the name and country of our host and of our email provider.";
  return {
    says: "These companies process your data for us, each in the country beside its name:",
    rows: processors.map(({ name, country, task }) => [`${name}, ${country.en}`, task.en]),
  };
}
