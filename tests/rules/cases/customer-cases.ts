import { casesFor, denied, deniedToAll, type PermissionCase } from "./cases-for.ts";

const refused = "Only staff may do this.";
const inquiry = "(select id from public.inquiries)";
const nothing = "gen_random_uuid()";
const day = "current_date + 7";
const violation = 'new row for relation "inquiries" violates check constraint';

/** What staff know of a customer, and what became of an inquiry. The seeded one is answered, in its second version. */
export const customerCases: PermissionCase[] = [
  ...[
    `select public.list_customer_inquiries(${inquiry})`,
    `select public.set_look_again(${inquiry}, 2, ${day})`,
    `select public.set_outcome(${inquiry}, 2, 'won', 18400, 'USD')`,
    "select public.outcome_figures()",
  ].flatMap((statement) => [
    ...casesFor(statement, { sam: refused, ada: 1 }),
    ...casesFor(statement.replace(inquiry, nothing), { anon: denied, service: denied }),
  ]),
  ...[
    [`set_look_again(${inquiry}, 1, ${day})`, "The inquiry has changed."],
    [`set_look_again(${nothing}, 1, ${day})`, "There is no such inquiry."],
    [`set_look_again(${inquiry}, 2, current_date - 1)`, "Choose a day from tomorrow on, within a year."],
    [`set_look_again(${inquiry}, 2, current_date + 400)`, "Choose a day from tomorrow on, within a year."],
    [
      `set_look_again(${inquiry}, public.set_inquiry_status(${inquiry}, 2, 'closed'), ${day})`,
      "Only an answered inquiry can come back on a day.",
    ],
    [`set_outcome(${inquiry}, 1, 'won')`, "The inquiry has changed."],
    [`set_outcome(${inquiry}, 2, 'lost?')`, `${violation} "inquiries_outcome_known"`],
    [`set_outcome(${inquiry}, 2, 'won', 1, 'XXX')`, `${violation} "inquiries_outcome_currency_known"`],
    [`set_outcome(${inquiry}, 2, 'won', 1)`, `${violation} "inquiries_outcome_amount_of_outcome"`],
    [`set_outcome(${inquiry}, 2, 'won', 0, 'USD')`, `${violation} "inquiries_outcome_amount_of_outcome"`],
    [`set_outcome(${inquiry}, 2, null, 5, 'USD')`, `${violation} "inquiries_outcome_amount_of_outcome"`],
  ].flatMap(([call = "", refusal = ""]) => casesFor(`select public.${call}`, { ada: refusal })),
  ...deniedToAll(
    "update public.inquiries set outcome = 'won'",
    "select private.newest_inquiries('{}', '{}')",
    "select private.decode_query('?')",
    "select private.change_address(null, 'rana@new.example')",
  ),
];
