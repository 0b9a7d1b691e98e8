import type { PolicyText } from "./policy-text.ts";

export const englishPolicy: PolicyText = {
  "who-we-are": {
    heading: "Who we are",
    clauses: [
      "{company} designs hardware, robots and connected devices in Beirut, Lebanon. We decide why and how the data described here is used, which makes us its data controller.",
      "For anything about your data, write to {email}. The postal address and the phone number are on the {contact}.",
    ],
  },
  "what-we-collect": {
    heading: "What we collect",
    clauses: [
      "You can read every page of this site without telling us anything. What we store is what you send us, and the little that is needed to receive it.",
      {
        says: "From visitors we store:",
        rows: [
          [
            "A message",
            "Your name, email address, subject and message. Your company, phone number and type of inquiry, if you give them.",
          ],
          [
            "A project request",
            "Your name, email address and description. If you give them: company, phone number, project type, features, budget, timeline, whether a system exists already, and whether you would like a call first.",
          ],
          [
            "With either",
            "The language of the page, the time it arrived, and the state it is in, such as new or answered.",
          ],
          [
            "What follows",
            "What we write back, what you answer to it by email with the files you attach, and the notes our team makes.",
          ],
          [
            "Against double sending",
            "A random key made for each opened form. Without JavaScript, a digest of what you wrote takes its place.",
          ],
          [
            "Against floods",
            "The network you write from, which is your IP address without its last part, and how many messages came from it in ten minutes. The full address is not stored.",
          ],
        ],
      },
      {
        says: "From people who open an account in the staff area we also store:",
        rows: [
          [
            "The account",
            "The email address, a hash of the password, the times of sign-in and the open sessions.",
          ],
          ["Against guessing", "The networks the account signs in from, and how many tries were made."],
          ["An invitation", "The email address that was invited, by whom and when."],
          [
            "The audit log",
            "Who opened, changed or exported an inquiry, or changed the role of a person, and when.",
          ],
        ],
      },
      "A form also tells us how long it was open, and has a field that people do not see. Both help to tell programs from people. Neither is stored.",
      "Leave out what we do not need, such as health, religion or bank details. If a drawing is confidential, we sign a non-disclosure agreement first.",
    ],
  },
  why: {
    heading: "Why we use it",
    clauses: [
      {
        says: "We use what you send us for this:",
        list: [
          "To read your message and answer it",
          "To prepare the quote, the call or the agreement you ask for",
          "To know who in our team took care of it, and when",
          "To keep the forms and the sign-in usable when somebody floods them",
        ],
      },
      "We do not sell data or lend it. We send no newsletter, build no profile, show no advertising and do not measure your visit.",
      "A program marks a message as doubtful when it looks automatic, or when very many came from one network. A marked message is kept, and our team can read it. No program decides anything about you.",
    ],
  },
  "legal-ground": {
    heading: "On what legal ground",
    clauses: [
      "Lebanese Law No.\u00a081 of 10\u00a0October\u00a02018 is about electronic transactions and personal data. It asks that data be collected faithfully, for lawful and stated purposes, and used for no other. This page states ours.",
      {
        says: "Where the General Data Protection Regulation of the European Union (GDPR) applies to you, we rely on its Article\u00a06:",
        rows: [
          ["Your inquiry", "Steps you ask for before a contract (paragraph\u00a01, point\u00a0b)."],
          [
            "A contract with us",
            "Carrying it out (point\u00a0b), and the accounts the law makes us keep (point\u00a0c).",
          ],
          [
            "An inquiry for somebody else, the limits, the audit log",
            "Our legitimate interest in answering, and in a site that works and can be trusted (point\u00a0f).",
          ],
        ],
      },
      "Only the fields marked * are needed to answer you. The rest is up to you.",
    ],
  },
  "who-sees-it": {
    heading: "Who sees it",
    clauses: [
      "Inquiries are read by members of our team who hold the admin role, and by nobody else. The database itself checks the role at every reading.",
      "Nobody else receives your data through this site. Its pages load nothing from other companies: no statistics, no advertising, no fonts, no maps, no players.",
      "Should another company run a server or a mail service for us, it handles data on our instructions only. Ask us for its name and country, and we will tell you.",
      "When you use WhatsApp or your own email instead of a form, the companies that carry your message do so under their own terms.",
      "We hand data to an authority only where the law obliges us, and only what it obliges us to hand over.",
      "We work in Lebanon, and your data is read there. The European Commission has not found that Lebanese law protects data as European law does. Write to us from Europe only if that is acceptable to you.",
    ],
  },
  "how-long": {
    heading: "How long we keep it",
    clauses: [
      {
        says: "Each kind has its own time:",
        rows: [
          [
            "Inquiries",
            "With our emails and your answers: as long as the conversation, or the work that follows from it, needs them, and no longer if you ask. The mailbox you write to keeps its own copy until we delete it there.",
          ],
          ["What was marked as spam", "30\u00a0days"],
          ["Keys against double sending", "A week"],
          ["Counts per network", "An hour"],
          ["Networks of staff accounts", "90\u00a0days after the last sign-in from there"],
          ["Invitations to the team", "90\u00a0days, and on until the next one is sent"],
          ["Mail to be sent to accounts", "Until it is delivered, or given up after about a day"],
          [
            "The audit log",
            "Without a date, for nobody can remove its entries. It holds no message, and an email address is taken out of it when we delete the rest.",
          ],
          ["Contracts and invoices", "As long as Lebanese law demands"],
        ],
      },
      "Short-lived records are deleted when the next message or sign-in arrives, so on a quiet night they may be kept a little longer.",
      "A backup made before a deletion keeps its copy until the backup itself is replaced.",
    ],
  },
  protection: {
    heading: "How we protect it",
    clauses: [
      {
        says: "What the site does:",
        list: [
          "The public can hand a message in, and can read none. The rule stands in the database, row by row",
          "Passwords are stored as Argon2id hashes, and sessions as hashes too",
          "Each change of a state or a role, and each opening of an inquiry, is written to a log in which any later change would show",
          "A page can run only the scripts it was built with",
          "The server's own log leaves out names, email addresses and messages",
        ],
      },
      "No system is beyond failure. If one of ours puts your data at risk, we tell you what happened, and the authorities where the law says so.",
    ],
  },
  cookies: {
    heading: "Cookies and local storage",
    clauses: [
      "The public pages set no cookies. There is nothing to accept, so nothing asks you to.",
      {
        says: "What your browser keeps for you stays on your device. We cannot see it:",
        rows: [
          [
            "The draft of a form",
            "What you have typed into the contact or the project form and not yet sent, so that a reload or a lost connection costs you nothing. It is kept until you send the form or clear the draft there; after 30\u00a0days it is no longer shown, and is deleted when you next open one of the forms. A form that is used without JavaScript keeps nothing.",
          ],
          ["The offer of the other language", "One word, once you have chosen or closed the offer."],
          [
            "The fonts",
            "One word, so that your browser uses the site's fonts at once when it has loaded them before.",
          ],
        ],
      },
      "Anyone who uses the same browser can read a draft. On a shared computer, press “Clear draft” under the form before you leave.",
      "The staff area keeps more in the browser: the session, until you sign out; the language chosen there; whether its keys are switched off; what is written to a visitor, until the server has it or the window is closed; and, after signing in, one cookie by which the server knows the device again, so that strangers who guess passwords cannot lock it out. That cookie names nobody and lasts 400 days.",
      "You can delete all of this at any time by clearing the site's data in your browser.",
    ],
  },
  "your-rights": {
    heading: "Your rights",
    clauses: [
      {
        says: "You may ask us at any time:",
        list: [
          "What we hold about you, and for a copy of it",
          "To correct it or complete it",
          "To delete it",
          "To stop using it, or to pause while a question is open",
          "For a file of it that you can take elsewhere",
        ],
      },
      "Law No.\u00a081 gives everybody the right to see the data, to have it corrected and to object to its use. The GDPR gives the others where it applies. We treat all requests alike.",
      "Write to {email} from the address you used, so that we find your message. It costs nothing, and you have our answer within a month.",
      "If the answer does not satisfy you, you can go to the competent Lebanese court. In the European Union you can also complain to the data protection authority where you live or work.",
    ],
  },
  changes: {
    heading: "Changes and contact",
    clauses: [
      "When this policy changes, the new text stands here with its date. We do not put data to a new purpose without telling you first.",
      "The English and the Arabic text say the same. Should they differ, the one that protects you better holds.",
      "Write to {email} or use the {contact}. We answer within {hours}\u00a0hours.",
    ],
  },
};
