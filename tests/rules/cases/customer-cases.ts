import { changeSql } from "../principals.ts";
import { forStaff, type PermissionCase, refusalsTo } from "./cases-for.ts";

const inquiry = "(select id from public.inquiries)";
const day = "current_date + 7";
const noDay = "Choose a day from tomorrow on, within a year.";
const violation = 'new row for relation "inquiries" violates check constraint';

const lookAgain = (id: string, version: number, on: string) =>
  changeSql(id, version, `'look_again_on', ${on}`);

const setOutcome = (outcome: string, amount = "null", currency = "null") =>
  changeSql(
    inquiry,
    2,
    `'outcome', ${outcome}, 'outcome_amount', ${amount}, 'outcome_currency', ${currency}`,
  );

/** What staff know of a customer, and what became of an inquiry. The seeded one is answered, in its second version. */
export const customerCases: PermissionCase[] = [
  ...forStaff(
    `select public.list_customer_inquiries(${inquiry})`,
    `select public.${lookAgain(inquiry, 2, day)}`,
    `select public.${setOutcome("'won'", "18400", "'USD'")}`,
    `select public.${setOutcome("'not_ours'")}`,
    "select public.outcome_figures()",
  ),
  ...refusalsTo("ada", {
    [lookAgain(inquiry, 1, day)]: "The inquiry has changed.",
    [lookAgain("gen_random_uuid()", 1, day)]: "There is no such inquiry.",
    [lookAgain(inquiry, 2, "current_date - 1")]: noDay,
    [lookAgain(inquiry, 2, "current_date + 400")]: noDay,
    [changeSql(inquiry, 2, `'status', 'closed', 'look_again_on', ${day}`)]:
      "What is closed or spam comes back on no day.",
    [setOutcome("'lost?'")]: `${violation} "inquiries_outcome_known"`,
    [setOutcome("'won'", "1", "'XXX'")]: `${violation} "inquiries_outcome_currency_known"`,
    [setOutcome("'won'", "1")]: `${violation} "inquiries_outcome_amount_of_outcome"`,
    [setOutcome("'won'", "0", "'USD'")]: `${violation} "inquiries_outcome_amount_of_outcome"`,
    [setOutcome("null", "5", "'USD'")]: `${violation} "inquiries_outcome_amount_of_outcome"`,
  }),
];
