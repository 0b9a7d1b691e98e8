import { lazy, Suspense, useState } from "react";
import type { Contact, Draft, Message, StateChange } from "../../../backend/inquiry-rows.ts";
import { useSession } from "../../../backend/session.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Composer } from "../compose/composer.tsx";
import type { DeskParams } from "../desk-params.ts";
import { focusComposer } from "../compose/focus-composer.ts";
import { useCommands } from "../../../staff/commands/use-commands.ts";
import { useKeys } from "../../../staff/use-keys.ts";
import { type ActionContext, runAction } from "../actions/inquiry-action.ts";
import { inquiryActions } from "../actions/inquiry-actions.ts";
import { InquiryHead } from "./inquiry-head.tsx";
import { InquiryThread } from "../conversation/inquiry-thread.tsx";
import { KeysHelp } from "../keys/keys-help.tsx";
import { Letterhead } from "../../../staff/frame/letterhead.tsx";
import type { Neighbours } from "./neighbours.ts";
import { CustomerStrips } from "./customer-strips.tsx";
import { InquiryProgress } from "../progress/inquiry-progress.tsx";
import styles from "./inquiry-view.module.css";
import { useSettledMail } from "../sending/waiting-mail.ts";
import { useChanges } from "../changes/use-changes.ts";
import type { ShownInquiry } from "./use-inquiry.ts";

const ContactDialog = lazy(() => import("../contact/contact-dialog.tsx"));
const ForwardDialog = lazy(() => import("../forward/forward-dialog.tsx"));

export interface InquiryViewProps {
  record: ShownInquiry;
  params: DeskParams;
  neighbours: Neighbours;
  onWritingChange: (isWriting: boolean) => void;
  onShowEarlier: () => void;
}

/** An inquiry, its history, what to write next, and how far it has come. */
export function InquiryView(props: InquiryViewProps) {
  const locale = useLocale();
  const { record, params, neighbours, onWritingChange, onShowEarlier } = props;
  const { inquiry, customer, others } = record;
  const session = useSession();
  const userId = session.status === "open" ? session.userId : undefined;
  const [mode, setMode] = useState<Draft["kind"]>("reply");
  const [forwarded, setForwarded] = useState<Message>();
  /** What is known better of the sender, while it is corrected. */
  const [corrected, setCorrected] = useState<Partial<Contact>>();
  const lastMessage = record.messages.findLast(
    ({ direction, send_after: at }) => direction !== "forwarded" && at === null,
  );
  const changes = useChanges(inquiry);

  // One's own first: two may be waiting.
  const waiting = record.messages.filter(({ send_after: at }) => at !== null);
  const waitingMail = waiting.findLast(({ author_id: author }) => author === userId) ?? waiting.at(-1);
  useSettledMail(inquiry.id, ({ message: { forwarded_id: original }, isTakenBack }) => {
    if (!isTakenBack) return;
    if (original) setForwarded(record.messages.find(({ id }) => id === original));
    else write("reply");
  });

  function write(next: Draft["kind"]) {
    setMode(next);
    // The other text area is there after the next drawing.
    requestAnimationFrame(() => focusComposer());
  }

  const context = {
    locale,
    inquiry,
    userId,
    write,
    change: (change: StateChange) => void changes.run(change),
    undo: changes.undo,
    waitingMail,
    correct: (known: Partial<Contact> = {}) => setCorrected(known),
    forward: lastMessage && (() => setForwarded(lastMessage)),
  };
  useInquiryActions(context);

  return (
    <>
      <Letterhead />
      <div className={styles.inquiry}>
        <InquiryHead
          inquiry={inquiry}
          context={context}
          params={params}
          neighbours={neighbours}
          others={others}
        />
        <InquiryProgress inquiry={inquiry} changes={changes} />
        <CustomerStrips inquiry={inquiry} customer={customer} params={params} />
        <div className={styles.thread}>
          <InquiryThread record={record} onShowEarlier={onShowEarlier} onForward={setForwarded} />
          <Composer
            record={record}
            userId={userId}
            mode={mode}
            onModeChange={setMode}
            onWritingChange={onWritingChange}
            onSend={changes.send}
            onCorrect={context.correct}
          />
          <KeysHelp />
        </div>
      </div>
      <Suspense>
        {forwarded && (
          <ForwardDialog message={forwarded} visitor={inquiry} onClose={() => setForwarded(undefined)} />
        )}
        {corrected && (
          <ContactDialog
            inquiry={inquiry}
            known={corrected}
            onSave={changes.run}
            onClose={() => setCorrected(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

/** Offers by keys and in the palette what can be done with an inquiry. */
function useInquiryActions(context: ActionContext) {
  useKeys(
    Object.fromEntries(
      inquiryActions.flatMap((action) =>
        action.key ? [[action.key, () => runAction(action, context)]] : [],
      ),
    ),
  );
  useCommands(() =>
    inquiryActions
      .filter(({ isCommand = true, isPossible }) => isCommand && (isPossible?.(context) ?? true))
      .map((action) => ({
        id: action.id,
        group: "inquiry",
        label: action.label,
        run: () => runAction(action, context),
        ...(action.keywords && { keywords: action.keywords }),
        ...(action.key && { shortcut: action.key }),
      })),
  );
}
