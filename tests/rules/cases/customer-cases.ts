import { changeSql } from "../principals.ts";
import { forStaff, type PermissionCase, refusalsTo } from "./cases-for.ts";

const inquiry = "(select id from public.inquiries)";
const day = "current_date + 7";
const noDay = "Choose a day from tomorrow on, within a year.";
const violation = 'new row for relation "inquiries" violates check constraint';

const lookAgain = (id: string, version: number, on: string) =>
  changeSql(id, version, `'look_again_on', ${on}`);

/** What staff know of a customer, and what became of an inquiry. The seeded one is answered, in its second version. */
export const customerCases: PermissionCase[] = [
  ...forStaff(
    `select public.list_customer_inquiries(${inquiry})`,
    `select public.${lookAgain(inquiry, 2, day)}`,
    `select public.set_outcome(${inquiry}, 2, 'won', 18400, 'USD')`,
    `select public.set_outcome(${inquiry}, 2, 'not_ours')`,
    "select public.outcome_figures()",
  ),
  ...refusalsTo("ada", {
    [lookAgain(inquiry, 1, day)]: "The inquiry has changed.",
    [lookAgain("gen_random_uuid()", 1, day)]: "There is no such inquiry.",
    [lookAgain(inquiry, 2, "current_date - 1")]: noDay,
    [lookAgain(inquiry, 2, "current_date + 400")]: noDay,
    [changeSql(inquiry, 2, `'status', 'closed', 'look_again_on', ${day}`)]:
      "What is closed or spam comes back on no day.",
    [`set_outcome(${inquiry}, 1, 'won')`]: "The inquiry has changed.",
    [`set_outcome(${inquiry}, 2, 'lost?')`]: `${violation} "inquiries_outcome_known"`,
    [`set_outcome(${inquiry}, 2, 'won', 1, 'XXX')`]: `${violation} "inquiries_outcome_currency_known"`,
    [`set_outcome(${inquiry}, 2, 'won', 1)`]: `${violation} "inquiries_outcome_amount_of_outcome"`,
    [`set_outcome(${inquiry}, 2, 'won', 0, 'USD')`]: `${violation} "inquiries_outcome_amount_of_outcome"`,
    [`set_outcome(${inquiry}, 2, null, 5, 'USD')`]: `${violation} "inquiries_outcome_amount_of_outcome"`,
  }),
];
