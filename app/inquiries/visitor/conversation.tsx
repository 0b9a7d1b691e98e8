import type { ReactNode } from "react";
import { company } from "../../company.ts";
import { formatBytes } from "../../i18n/format.ts";
import { Isolate, LtrText, PhoneText } from "../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { listSeparator } from "../../i18n/text.ts";
import { AddressText } from "../../ui/address-text.tsx";
import { momentText } from "../moment-text.ts";
import { type GivenRow, listGivenFields } from "./list-given-fields.ts";
import type { VisitorFile, VisitorInquiry, VisitorMessage } from "./visitor-inquiry.ts";
import { fileStateWords, pageWords } from "./visitor-words.ts";
import { WrittenText } from "./written-text.tsx";
import styles from "./conversation.module.css";

interface ConversationProps {
  path: string;
  inquiry: VisitorInquiry;
}

/** What was sent, what we replied and what the visitor wrote since, in order. */
export function Conversation({ path, inquiry }: ConversationProps) {
  const locale = useLocaleFromPath();
  const { channel, messages, message_count: count } = inquiry;
  return (
    <ol className={styles.conversation} aria-label={pageWords.conversation[locale]}>
      {/* What began as a mail is the first of its messages; what we wrote first has nothing of the visitor's. */}
      {channel !== "mail" && channel !== "staff" && <SentItem inquiry={inquiry} />}
      {count > messages.length && <li className={styles.earlier}>{pageWords.earlier[locale]}</li>}
      {messages.map((message) => (
        <MessageItem key={message.at} path={path} message={message} />
      ))}
    </ol>
  );
}

/** All fields as they came. */
function SentItem({ inquiry }: { inquiry: VisitorInquiry }) {
  const locale = useLocaleFromPath();
  const { message, rows } = listGivenFields(locale, inquiry);
  return (
    <Item author={pageWords[inquiry.channel === "form" ? "you" : "entered"][locale]} at={inquiry.created_at}>
      {message && <WrittenText text={message} />}
      <dl className={styles.fields}>
        {rows.map(({ name, label, kind, texts }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {texts.map((text) => (
                <span key={text}>
                  <GivenValue kind={kind} text={text} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Item>
  );
}

function GivenValue({ kind, text }: { kind: GivenRow["kind"]; text: string }) {
  if (kind === "email") return <AddressText address={text} />;
  return kind === "phone" ? <PhoneText number={text} /> : <Isolate>{text}</Isolate>;
}

function MessageItem({ path, message }: { path: string; message: VisitorMessage }) {
  const locale = useLocaleFromPath();
  const { is_ours: isOurs, signature, body, quoted, quoted_at: quotedAt, files } = message;
  const author = isOurs
    ? [...(signature ?? []), company.name[locale]].join(listSeparator(locale))
    : pageWords.you[locale];
  const above = body.slice(0, quotedAt ?? undefined);
  const below = quotedAt === null ? "" : body.slice(quotedAt);
  return (
    <Item author={author} at={message.at} isOurs={isOurs}>
      {message.is_encrypted && <p>{pageWords.encrypted[locale]}</p>}
      <WrittenText text={above} />
      {quoted && (
        <details className={styles.quoted}>
          <summary>{pageWords.quoted[locale]}</summary>
          <WrittenText text={quoted} />
        </details>
      )}
      <WrittenText text={below} />
      {files.length > 0 && (
        <ul className={styles.files} aria-label={pageWords.files[locale]}>
          {files.map((file) => (
            <li key={file.id}>
              <FileName path={path} file={file} />
            </li>
          ))}
        </ul>
      )}
    </Item>
  );
}

interface ItemProps {
  author: string;
  at: string;
  isOurs?: boolean;
  children: ReactNode;
}

function Item({ author, at, isOurs = false, children }: ItemProps) {
  const locale = useLocaleFromPath();
  return (
    <li className={isOurs ? styles.ours : undefined}>
      <p className={styles.by}>
        <b>
          <Isolate>{author}</Isolate>
        </b>
        <time dateTime={at}>{momentText(locale, at)}</time>
      </p>
      {children}
    </li>
  );
}

/** A file is a download; what is not to be had says why. */
function FileName({ path, file: { id, name, size, state } }: { path: string; file: VisitorFile }) {
  const locale = useLocaleFromPath();
  return (
    <>
      <LtrText>
        {state === "ready" ? (
          <a className="link" href={`${path}/files/${id}`} download={name}>
            {name}
          </a>
        ) : (
          name
        )}
      </LtrText>
      <span>{state === "ready" ? formatBytes(locale, size) : fileStateWords[state][locale]}</span>
    </>
  );
}
