import { formatPeriod } from "../../i18n/format.ts";
import { listCurrencies } from "../../i18n/currencies.ts";
import type { TermsFacts, TermsText } from "./terms-text.ts";

export const englishTerms = ({ currency, invoicing, law, warrantyMonths }: TermsFacts): TermsText => ({
  acceptance: {
    heading: "Acceptance",
    clauses: [
      "These terms apply to visitors to this website and to clients of {company}. By using the site, or by ordering work from us, you accept them.",
      "If you act on behalf of a company or an institution, you confirm that you are authorized to bind it. “You” then means that company or institution.",
      "If these terms conflict with a contract or a non-disclosure agreement signed by both of us, that contract or agreement prevails.",
    ],
  },
  services: {
    heading: "Our services",
    clauses: [
      "We design circuit boards, write firmware, build robots and connected devices, and give engineering advice. What we offer is listed on the {services}.",
      "The contract states what we will make for you, by when, and the criteria by which it will be accepted. What this site says about our work, including any numbers, is for information only and is not an offer.",
      "We may have parts of the work made by others, such as a circuit board factory. We are responsible for their work as for our own, and they are bound by the same duty of confidentiality.",
    ],
  },
  contracts: {
    heading: "Quotes and contracts",
    clauses: [
      "Sending a message or a project request costs nothing and commits neither of us.",
      "A quote is given in writing. It sets out the work, the price, what the price excludes, and the last day on which the quote is valid.",
      ["The contract is concluded when both parties have signed it.", law.signatures?.en]
        .filter(Boolean)
        .join(" "),
      "An estimate is not a commitment. A price or a date binds us only where the contract states that it is fixed.",
    ],
  },
  confidentiality: {
    heading: "Confidentiality",
    clauses: [
      "We sign a mutual non-disclosure agreement (NDA), yours or ours, before either of us shares anything confidential with the other. Until then, please put nothing confidential in a form on this site.",
      "We name no client, publish no photograph and quote none of their figures without written consent.",
      "Only the people working on a project may open its files, even where others on our team could.",
      {
        says: "The duty of confidentiality does not extend to:",
        list: [
          "What was already public, or becomes public without a breach by the receiving party",
          "What the receiving party already knew, or finds out without using what was disclosed to it",
          "What a law or a court requires to be disclosed, provided that the party concerned first informs the other where that is permitted",
        ],
      },
    ],
  },
  "intellectual-property": {
    heading: "Intellectual property",
    clauses: [
      "What you bring remains yours: ideas, drawings, samples and data.",
      "What we make for you under a contract, and the intellectual property rights in it, become yours once it has been paid for in full. This covers the drawings, the design files, the source code and the moulds, unless the contract says otherwise.",
      "What we owned before, and the tools and know-how that serve every project, remain ours. Where your product contains any of these, you have a permanent, non-exclusive licence to use them in it, at no further charge.",
      "Open-source software and parts made by others remain subject to their own licences. We give you a list of them.",
      "The texts, drawings and logo on this site belong to us and are protected by {law}. The program code of the site is available under the MIT licence.",
    ],
  },
  "your-part": {
    heading: "The client’s obligations",
    clauses: [
      {
        says: "For the work to succeed, we need the following from you:",
        list: [
          "One person who is authorized to take decisions and who answers our questions",
          "The information, samples and access listed in the plan, on the dates stated in it",
          "Your written feedback after each demo",
          "The rules and standards that your product must meet where you sell it, so far as you know them",
        ],
      },
      "If any of these is late, the dates that depend on it are put back.",
      "You may give us only what you have the right to give, and you may not use what we make to break the law.",
    ],
  },
  payment: {
    heading: "Prices and payment",
    clauses: [
      `${pricesIn(currency, invoicing?.currencies)} Taxes, customs duties and shipping are listed separately.`,
      "We invoice at the milestones set out in the contract. Each payment falls due on the date stated in the invoice.",
      "Components and tools bought for your project may have to be paid for before we order them. The quote states which.",
      "If a payment is late we may, after written notice, suspend the work until it arrives. The dates are then put back by the same length of time.",
    ],
  },
  scope: {
    heading: "Changes to the work",
    clauses: [
      "Either party may ask for a change at any time. A new requirement is added to the list of work, and other planned work may be postponed for it.",
      "A change that affects the price, the date or the safety of the product is first set out in writing. We begin it only when both parties have agreed in writing.",
      "The contract states how either party may end the work early. What has been done by then is paid for and handed over.",
    ],
  },
  warranty: {
    heading: "Warranty",
    clauses: [
      "We work with the care that our profession requires, and test the result against the criteria we agreed on.",
      `${warrantyPeriod(warrantyMonths)} During that period we correct, by repair or replacement and at our own expense, any fault for which we are responsible.`,
      {
        says: "The warranty does not cover:",
        list: [
          "Wear and tear, and consumables",
          "Use beyond the limits stated in the documents we hand over",
          "Changes made by others",
          "Faults in parts or designs that you supplied",
        ],
      },
      "A prototype is made for testing. It is not intended for sale. It may run unattended only in an agreed field trial.",
      "The website is free of charge and is provided “as is”. We do not promise that it will always be available, or that every text on it is free from error.",
      "You keep every warranty that the law gives you and that no contract may take away.",
    ],
  },
  liability: {
    heading: "Limits of liability",
    clauses: [
      "Nothing in these terms limits liability for fraud, gross negligence, death or personal injury, or any other liability that the law does not allow us to limit.",
      "In all other cases we make good the direct damage we cause, up to the price of the contract concerned, unless that contract states another amount.",
      "We are not liable for damage that could not have been foreseen when the contract was made, or for loss of profit, unless the contract states otherwise.",
      "Neither party is liable for a delay caused by events that no one could prevent, such as war, natural disaster or the closure of ports. The party affected must inform the other at once.",
    ],
  },
  website: {
    heading: "Use of this website",
    clauses: [
      "You may read, print and link to every public page, and quote from it if you name the source.",
      {
        says: "You must not:",
        list: [
          "Break into the site, or try passwords that are not yours",
          "Misuse its forms or disrupt its operation",
          "Send anything unlawful, or other people’s data without the right to do so",
          "Impersonate us or anyone else",
        ],
      },
      "If you find a security weakness, please tell us, at {email}, before you tell anyone else, and leave other people’s data alone. We take no action against those who do so in good faith.",
      "Our articles summarize public events and name their sources. We are not responsible for other websites.",
      "What happens to the data you send is described in the {privacy}.",
    ],
  },
  law: {
    heading: "Governing law: {law}",
    clauses: [
      "These terms, and the contracts that refer to them, are governed by {law}.",
      "We first try to settle any dispute by discussion. The party with a complaint sets it out in writing, and both parties then have thirty days to settle it.",
      "If it is not settled by then, the courts of {city} decide, unless the contract provides for arbitration.",
      "If you are a consumer, you keep the protection that the law of your country makes mandatory.",
    ],
  },
  changes: {
    heading: "Changes and contact",
    clauses: [
      "If we change these terms, we will publish the new text here with its date. A contract remains subject to the terms in force on the day it was signed.",
      "If one clause is void, the others remain in force.",
      "These terms exist in Arabic and English. In court, the Arabic text prevails.",
      "Write to {email} or use the {contact}. We reply within {hours}\u00a0hours on working days.",
    ],
  },
});

function pricesIn(currency: string, invoiced: string[] = []): string {
  if (invoiced.length > 0)
    return `Prices are in the currency that the quote states: ${listCurrencies("en", invoiced)}.`;
  const name = currency === "USD" ? "United States dollars" : listCurrencies("en", [currency]);
  return `Prices are in ${name} unless the quote states otherwise.`;
}

function warrantyPeriod(months: number | undefined): string {
  return months === undefined
    ? "The contract states the warranty period."
    : `The warranty lasts ${formatPeriod("en", months, "month")} from delivery unless the contract states another period.`;
}
