import { lazy, Suspense, useEffect, useState } from "react";
import type { Contact, Draft, Message } from "../../../backend/inquiry-rows.ts";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { useSession } from "../../../backend/session.ts";
import { serverQuery } from "../../../backend/query.ts";
import { useQuery } from "../../../backend/use-query.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Composer } from "../compose/composer.tsx";
import type { DeskParams } from "../desk-params.ts";
import { fetchCustomer, type InquiryRecord } from "./fetch-inquiry.ts";
import { focusComposer } from "../compose/focus-composer.ts";
import { useInquiryActions } from "../actions/use-inquiry-actions.ts";
import type { StateChange } from "../changes/change-inquiries.ts";
import { InquiryHead } from "./inquiry-head.tsx";
import { InquiryThread } from "../conversation/inquiry-thread.tsx";
import { KeysHelp } from "../keys/keys-help.tsx";
import { Letterhead } from "../../../staff/letterhead.tsx";
import type { Neighbours } from "./neighbours.ts";
import { CustomerStrips } from "./customer-strips.tsx";
import { InquiryProgress } from "../progress/inquiry-progress.tsx";
import styles from "./inquiry-view.module.css";
import { useSettledMail } from "../sending/waiting-mail.ts";
import { useChanges } from "../changes/use-changes.ts";
import { usePresence } from "./use-presence.ts";

const ContactDialog = lazy(() => import("../contact/contact-dialog.tsx"));
const ForwardDialog = lazy(() => import("../forward/forward-dialog.tsx"));

/** A reply has gone out so long after its moment, as a rule. */
const releaseMs = 3_000;
const maxTimerMs = 86_400_000;

export interface InquiryViewProps {
  record: InquiryRecord;
  team: TeamMember[];
  params: DeskParams;
  neighbours: Neighbours;
  onChanged: () => void;
  onShowEarlier: () => void;
}

/** An inquiry, its history, what to write next, and how far it has come. */
export function InquiryView(props: InquiryViewProps) {
  const locale = useLocale();
  const { record, team, params, neighbours, onChanged, onShowEarlier } = props;
  const { inquiry } = record;
  const session = useSession();
  const userId = session.status === "open" ? session.userId : undefined;
  const [mode, setMode] = useState<Draft["kind"]>("reply");
  const [isWriting, setWriting] = useState(false);
  const [forwarded, setForwarded] = useState<Message>();
  /** What is known better of the sender, while it is corrected. */
  const [corrected, setCorrected] = useState<Partial<Contact>>();
  const lastMessage = record.messages.findLast(
    ({ direction, send_after: at }) => direction !== "forwarded" && at === null,
  );
  const presence = usePresence(inquiry.id, isWriting);
  const changes = useChanges(inquiry, team, onChanged);
  // Apart from the inquiry, which is not to wait for it; again with each change of it.
  const { data: customer } = useQuery(
    serverQuery(["customer", inquiry.id, inquiry.version], () => fetchCustomer(inquiry.id)),
  );

  const isOutdated = presence !== undefined && presence.version > inquiry.version;
  useEffect(() => {
    if (isOutdated) onChanged();
  }, [isOutdated, onChanged]);

  // One's own first: two may be waiting.
  const waiting = record.messages.filter(({ send_after: at }) => at !== null);
  const waitingMail = waiting.findLast(({ author_id: author }) => author === userId) ?? waiting.at(-1);
  useSettledMail(inquiry.id, ({ message: { forwarded_id: original }, isTakenBack }) => {
    onChanged();
    if (!isTakenBack) return;
    if (original) setForwarded(record.messages.find(({ id }) => id === original));
    else write("reply");
  });
  useEffect(() => {
    const ahead = Date.parse(waitingMail?.send_after ?? "") - Date.now();
    if (!(ahead < maxTimerMs)) return;
    const timer = setTimeout(onChanged, Math.max(0, ahead) + releaseMs);
    return () => clearTimeout(timer);
  }, [waitingMail?.send_after, onChanged]);

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
    refresh: onChanged,
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
          team={team}
          params={params}
          neighbours={neighbours}
          presence={presence}
        />
        <InquiryProgress inquiry={inquiry} team={team} changes={changes} />
        {customer && <CustomerStrips inquiry={inquiry} customer={customer} params={params} />}
        <div className={styles.thread}>
          <InquiryThread record={record} team={team} onShowEarlier={onShowEarlier} onForward={setForwarded} />
          <Composer
            record={record}
            team={team}
            userId={userId}
            mode={mode}
            onModeChange={setMode}
            onWritingChange={setWriting}
            onSend={changes.send}
            onCorrect={context.correct}
          />
          <KeysHelp />
        </div>
      </div>
      <Suspense>
        {forwarded && (
          <ForwardDialog
            message={forwarded}
            visitor={inquiry}
            onClose={() => setForwarded(undefined)}
            onForwarded={onChanged}
          />
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
