import type {
  Contact,
  Draft,
  Inquiry,
  ListedInquiry,
  SharedChange,
  StateChange,
} from "../../../backend/inquiry-rows.ts";
import type { Locale, LocalizedText } from "../../../i18n/text.ts";
import type { WaitingMessage } from "../sending/waiting-mail.ts";

/** What an action knows of each inquiry, alone or among others. */
export type ActionTarget = Pick<Inquiry, keyof Inquiry & keyof ListedInquiry>;

/** What an action works on. */
export interface ActionContext {
  locale: Locale;
  inquiry: Inquiry;
  userId: string | undefined;
  /** Opens the text box for a reply or a note. */
  write: (kind: Draft["kind"]) => void;
  change: (change: StateChange) => void;
  undo: (() => void) | undefined;
  /** A reply that has not gone out. */
  waitingMail: WaitingMessage | undefined;
  /** Opens the form that corrects how the sender is called and reached, with what is known better. */
  correct: (known?: Partial<Contact>) => void;
  /** Opens the form that forwards the last mail, if there is one. */
  forward: (() => void) | undefined;
}

/** Something that staff do with an inquiry. Buttons, keys, commands and the help about keys are made of this. */
export interface InquiryAction {
  id: string;
  key?: string;
  /** In the help about keys, and in the palette unless `isCommand` is false. */
  label: LocalizedText;
  isCommand?: boolean;
  /** Other words by which the palette finds it. */
  keywords?: string;
  /** On its button. */
  button?: (inquiry: Inquiry) => LocalizedText;
  /** A word, on its button in the head, where those that are used most stand. With `change` it is for several at once, too. */
  frequent?: (inquiries: ActionTarget[]) => LocalizedText;
  /** Of those with a button, whether it is there. */
  isPossible?: (context: ActionContext) => boolean;
  /** What it makes of an inquiry, alone or among others. */
  change?: (inquiry: ActionTarget, all: ActionTarget[]) => SharedChange;
  /** What it does, if that is something else. */
  run?: (context: ActionContext) => void;
}

export function runAction({ change, run }: InquiryAction, context: ActionContext) {
  if (change) context.change(change(context.inquiry, [context.inquiry]));
  else run?.(context);
}
