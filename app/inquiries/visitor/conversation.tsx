import { createElement, Fragment, type ReactNode } from "react";
import { company } from "../../../firm/company.ts";
import { formatBytes } from "../../i18n/format.ts";
import { Isolate, isolateRuns, PhoneText } from "../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { directionOf, listSeparator, type Locale } from "../../i18n/text.ts";
import { AddressText } from "../../ui/text/address-text.tsx";
import { isByVisitor } from "../is-by-visitor.ts";
import { momentText } from "../moment-text.ts";
import { columnName, type FieldName } from "../fields.ts";
import { type FieldText, fieldTexts, staffLabel } from "../form/field-text.ts";
import { fieldWords } from "../words.ts";
import type { VisitorFile, VisitorInquiry, VisitorMessage } from "./visitor-inquiry.ts";
import { fileStateWords, pageWords } from "./visitor-words.ts";
import styles from "./conversation.module.css";
import { splitByDirection } from "../../i18n/directed-lines.ts";
import { splitRuns } from "../../i18n/runs.ts";

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
      {inquiry.replied_at && !inquiry.is_mailed && (
        <li className={styles.earlier}>{pageWords.inMailbox[locale]}</li>
      )}
      {count > messages.length && <li className={styles.earlier}>{pageWords.earlier[locale]}</li>}
      {messages.map((message) => (
        <MessageItem key={message.at} path={path} message={message} />
      ))}
    </ol>
  );
}

/** All fields as they came; of what staff entered who it is about. */
function SentItem({ inquiry }: { inquiry: VisitorInquiry }) {
  const locale = useLocaleFromPath();
  const { message, rows } = listGivenFields(locale, inquiry);
  return (
    <Item author={pageWords[isByVisitor(inquiry) ? "you" : "details"][locale]} at={inquiry.created_at}>
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

const personFields: ReadonlySet<FieldName> = new Set(["name", "email", "company", "phone"]);

interface GivenRow {
  name: FieldName | "also";
  label: string;
  kind: FieldText["field"]["kind"];
  texts: string[];
}

/** What was filled in: the message, and each other field as a row. The subject is the heading of the page. */
function listGivenFields(
  locale: Locale,
  inquiry: VisitorInquiry,
): { message: string | undefined; rows: GivenRow[] } {
  const { sent } = inquiry;
  const given = fieldTexts(locale, sent.type, sent).filter(
    ({ name, texts }) => texts.length > 0 && (isByVisitor(inquiry) || personFields.has(name)),
  );
  const rows = given
    .filter(({ name, field }) => name !== "subject" && field.kind !== "paragraphs" && field.kind !== "flag")
    .map(({ name, field, texts }) => ({ name, label: staffLabel(name)[locale], kind: field.kind, texts }));
  const ticked = given.filter(({ name, field }) => field.kind === "flag" && sent[columnName(name)] === true);
  const also: GivenRow = {
    name: "also",
    label: pageWords.also[locale],
    kind: "flag",
    texts: ticked.map(({ name }) => fieldWords[name][locale]),
  };
  return {
    message: given.find(({ field }) => field.kind === "paragraphs")?.texts[0],
    rows: ticked.length > 0 ? [...rows, also] : rows,
  };
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
      {state === "ready" ? (
        <a className="link" href={`${path}/files/${id}`} download={name}>
          <Isolate>{name}</Isolate>
        </a>
      ) : (
        <Isolate>{name}</Isolate>
      )}
      <span>{state === "ready" ? formatBytes(locale, size) : fileStateWords[state][locale]}</span>
    </>
  );
}

/** Of one text: each paragraph, each line in another direction and each run is an element, and nobody writes more. */
const maxParts = 200;
const maxRuns = 1_000;
const maxLines = 1_000;

/** A text that somebody wrote, its paragraphs each in their direction. */
export function WrittenText({ text }: { text: string }) {
  const locale = useLocaleFromPath();
  const isLong = text.split("\n", maxLines + 1).length > maxLines || splitRuns(text, "rtl").length > maxRuns;
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  const parts = (isLong ? [] : paragraphs)
    .slice(0, maxParts)
    .flatMap((paragraph) => splitByDirection(paragraph.trim(), directionOf(locale)));
  if (isLong || paragraphs.length > maxParts || parts.length > maxParts)
    return (
      <p dir="auto" className={styles.text}>
        {text}
      </p>
    );
  return createElement(
    Fragment,
    null,
    ...parts.map(({ direction, lines }) => (
      <p dir={direction} className={styles.text}>
        {isolateRuns(lines.join("\n"), direction)}
      </p>
    )),
  );
}
