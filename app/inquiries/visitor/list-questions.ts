import { type QuestionName, questionNames } from "./questions.ts";
import type { VisitorInquiry, VisitorPageContent } from "./visitor-inquiry.ts";

export interface AskedQuestion {
  name: QuestionName;
  number: number;
  state: "answered" | "unknown" | "missing";
  answer: string | null;
  /** Whether it is asked by a form. */
  isOpen: boolean;
}

export function listQuestions({ question, rejected }: VisitorPageContent, inquiry: VisitorInquiry) {
  const open = rejected?.action === "answer" ? rejected.typed["question"] : question;
  return questionNames.map((name, index): AskedQuestion => {
    const given = inquiry.answers.find((answer) => answer.question === name);
    const answer = given?.answer ?? null;
    const state = given ? (answer === null ? "unknown" : "answered") : "missing";
    return { name, number: index + 1, state, answer, isOpen: name === open };
  });
}
