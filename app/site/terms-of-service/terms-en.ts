import type { TermsText } from "./terms-text.ts";

export const englishTerms: TermsText = {
  acceptance: {
    heading: "Acceptance",
    clauses: [
      "These terms are for visitors of this website and for clients of {company}. By using the site, or by ordering work from us, you accept them.",
      "If you act for a company or an institution, you confirm that you may bind it. “You” then means that client.",
      "Where a contract or a non-disclosure agreement signed by both of us says something else, it comes before these terms.",
    ],
  },
  services: {
    heading: "Our services",
    clauses: [
      "We design circuit boards, write firmware, build robots and connected devices, and give engineering advice. The {services} lists what we do.",
      "What we make for you, by when, and how it is judged is written in the contract. What the site says of our work, counts included, informs and is not an offer.",
      "We may have parts of the work made by others, such as a board factory. We answer for them as for ourselves, and they are bound to the same confidentiality.",
    ],
  },
  contracts: {
    heading: "Quotes and contracts",
    clauses: [
      "A message or a project request costs nothing and binds nobody.",
      "A quote is written. It names the work, the price, what the price leaves out, and the day until which it stands.",
      "The contract exists when both sides have signed it. An electronic signature is valid as far as Lebanese Law No.\u00a081 of 2018 gives it effect.",
      "An estimate is an estimate. A price or a date binds us as fixed only where the contract calls it fixed.",
    ],
  },
  confidentiality: {
    heading: "Confidentiality",
    clauses: [
      "We sign a mutual non-disclosure agreement (NDA), yours or our template, before either of us shows the other a confidential detail. Until then, put nothing confidential in a form.",
      "We name no client, publish no photograph and quote no figure without written consent.",
      "Only the people on a project open its files.",
      {
        says: "The duty to keep silent does not cover:",
        list: [
          "What was public already, or becomes so without a breach",
          "What the other side knew before, or finds without using what it was shown",
          "What a law or a court orders to be disclosed. Whoever is ordered tells the other first, where that is allowed",
        ],
      },
    ],
  },
  "intellectual-property": {
    heading: "Intellectual property",
    clauses: [
      "What you bring stays yours: ideas, drawings, samples, data.",
      "What we make for you under a contract becomes yours once it is paid in full: the drawings, the source code and the moulds that the contract lists.",
      "What we had before, and the tools and know-how that serve every project, stay ours. Where your product contains some of it, you may use it there without limit of time and without a further fee.",
      "Open-source software and parts made by others keep their own licences. We list them for you.",
      "The texts, drawings and mark on this site belong to us and are protected by Lebanese law on literary and artistic property. The program code of the site is under the MIT licence.",
    ],
  },
  "your-part": {
    heading: "The client's part",
    clauses: [
      {
        says: "For the work to succeed, we need from you:",
        list: [
          "One person who may decide, and answers",
          "The information, samples and access the plan names, on the days it names",
          "Your word after each demo: what is right, and what is not",
          "The rules and standards your product must meet where you sell it, as far as you know them",
        ],
      },
      "Dates that depend on these move when they come late.",
      "What you give us must be yours to give, and you may not use what we make to break the law.",
    ],
  },
  payment: {
    heading: "Prices and payment",
    clauses: [
      "Prices are in United States dollars unless the quote says otherwise. Taxes, customs and shipping are named apart.",
      "Payments fall due at the milestones of the contract, on the date each invoice gives.",
      "Components and tools bought for your project may have to be paid before we order them. The quote says which.",
      "When a payment is late we may, after written notice, stop work until it arrives. The dates move by as much.",
    ],
  },
  scope: {
    heading: "Changes to the work",
    clauses: [
      "Either of us may ask for a change at any time. Within a sprint plan, a new requirement is a new line in the backlog, and something else may make room for it.",
      "A change that touches the price, the date or the safety of the product is written down first. We begin it when both have agreed in writing.",
      "The contract says how either side may end the work early. What was done until then is paid for, and handed over.",
    ],
  },
  warranty: {
    heading: "Warranty",
    clauses: [
      "We work with the care the trade demands, and test the result against the criteria we agreed on.",
      "The contract states how long the warranty runs. During it we repair, replace or correct our own faults at our own cost.",
      {
        says: "The warranty does not cover:",
        list: [
          "Wear and consumables",
          "Use beyond the limits in the documents we hand over",
          "Changes made by others",
          "Faults in parts or designs that you supplied",
        ],
      },
      "A prototype is for trying out. It is not made to be sold, nor to run unattended.",
      "The website is free to use and comes as it is. We do not promise that it always answers or that every text in it is without error.",
      "The warranties that the law gives and no contract may take away remain yours.",
    ],
  },
  liability: {
    heading: "Limits of liability",
    clauses: [
      "Nothing in these terms limits liability for fraud, for gross fault, or for harm to a person's life or body. Nor do they limit it where the law forbids that.",
      "Otherwise we make good the direct damage we cause, up to the price of its contract, unless that contract names another sum.",
      "We do not answer for damage that could not be foreseen when the contract was made, nor for lost profit, unless the contract says so.",
      "Neither side answers for a delay caused by what nobody could prevent, such as war, disaster or closed ports. Whoever is affected tells the other at once.",
    ],
  },
  website: {
    heading: "Use of this website",
    clauses: [
      "You may read, print and link to every public page, and quote from it when you name the source.",
      {
        says: "You may not:",
        list: [
          "Break into the site, or try passwords that are not yours",
          "Flood its forms or disturb its working",
          "Send what is unlawful, or data of other people without the right to",
          "Pass yourself off as us, or as somebody else",
        ],
      },
      "Found a weakness? Tell us at {email} before anybody else, and leave other people's data alone. We do not take action against those who do so in good faith.",
      "Articles sum up public events and name their sources. For what stands on other websites, their owners answer.",
      "What happens to the data you send is in the {privacy}.",
    ],
  },
  law: {
    heading: "Governing law: Lebanon",
    clauses: [
      "Lebanese law governs these terms, and the contracts that refer to them.",
      "If we disagree, we talk first. Whoever has a complaint writes it down, and both have thirty days to settle it.",
      "After that the courts of Beirut decide, unless the contract names arbitration.",
      "If you are a consumer, the protection that the law of your country makes mandatory stays with you.",
    ],
  },
  changes: {
    heading: "Changes and contact",
    clauses: [
      "When these terms change, the new text stands here with its date. A contract keeps the terms of the day it was signed.",
      "If one clause is void, the others stand.",
      "These terms are in Arabic and English. Before a court, the Arabic text decides.",
      "Write to {email} or use the {contact}. We answer within {hours}\u00a0hours.",
    ],
  },
};
