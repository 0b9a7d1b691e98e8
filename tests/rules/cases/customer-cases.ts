import { forStaff, type PermissionCase, refusalsTo } from "./cases-for.ts";

const inquiry = "(select id from public.inquiries)";
const day = "current_date + 7";
const noDay = "Choose a day from tomorrow on, within a year.";
const violation = 'new row for relation "inquiries" violates check constraint';

/** What staff know of a customer, and what became of an inquiry. The seeded one is answered, in its second version. */
export const customerCases: PermissionCase[] = [
  ...forStaff(
    `select public.list_customer_inquiries(${inquiry})`,
    `select public.set_look_again(${inquiry}, 2, ${day})`,
    `select public.set_outcome(${inquiry}, 2, 'won', 18400, 'USD')`,
    "select public.outcome_figures()",
  ),
  ...refusalsTo("ada", {
    [`set_look_again(${inquiry}, 1, ${day})`]: "The inquiry has changed.",
    [`set_look_again(gen_random_uuid(), 1, ${day})`]: "There is no such inquiry.",
    [`set_look_again(${inquiry}, 2, current_date - 1)`]: noDay,
    [`set_look_again(${inquiry}, 2, current_date + 400)`]: noDay,
    [`set_look_again(${inquiry}, public.set_inquiry_status(${inquiry}, 2, 'closed'), ${day})`]:
      "Only an answered inquiry can come back on a day.",
    [`set_outcome(${inquiry}, 1, 'won')`]: "The inquiry has changed.",
    [`set_outcome(${inquiry}, 2, 'lost?')`]: `${violation} "inquiries_outcome_known"`,
    [`set_outcome(${inquiry}, 2, 'won', 1, 'XXX')`]: `${violation} "inquiries_outcome_currency_known"`,
    [`set_outcome(${inquiry}, 2, 'won', 1)`]: `${violation} "inquiries_outcome_amount_of_outcome"`,
    [`set_outcome(${inquiry}, 2, 'won', 0, 'USD')`]: `${violation} "inquiries_outcome_amount_of_outcome"`,
    [`set_outcome(${inquiry}, 2, null, 5, 'USD')`]: `${violation} "inquiries_outcome_amount_of_outcome"`,
  }),
];
