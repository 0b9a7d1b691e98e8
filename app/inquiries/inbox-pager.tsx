import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { formatNumber } from "../i18n/format.ts";
import { interpolate, type Locale } from "../i18n/text.ts";
import { buttonClass } from "../ui/button.tsx";
import styles from "./inbox.module.css";
import { type Cursor, cursorAt, serializeInboxParams } from "./inbox-params.ts";
import { inboxWords } from "./inbox-words.ts";
import { type InboxPage, pageSize } from "./fetch-inbox.ts";

/** Which inquiries are shown, of how many. It takes the focus when another page has come. */
export function InboxRange({ locale, page }: { locale: Locale; page: InboxPage }) {
  const { inquiries, newer, older } = page;
  const range = useRef<HTMLParagraphElement>(null);
  const address = serializeInboxParams(page.params);
  const before = useRef(address);
  useEffect(() => {
    if (before.current !== address) range.current?.focus();
    before.current = address;
  }, [address]);
  const values = {
    first: formatNumber(newer + 1),
    last: formatNumber(newer + inquiries.length),
    total: formatNumber(newer + inquiries.length + older),
  };
  return (
    <p className={styles.range} tabIndex={-1} ref={range}>
      {interpolate(inboxWords.range[locale], values)}
    </p>
  );
}

/** Links to newer and older inquiries. */
export function InboxPager({ locale, page }: { locale: Locale; page: InboxPage }) {
  const { params, inquiries, newer, older } = page;
  const [first, last] = [inquiries[0], inquiries.at(-1)];
  const to = (cursor?: Cursor) => serializeInboxParams({ view: params.view, cursor });
  if (!first || !last || newer + older === 0) return null;
  return (
    <nav className="actions" aria-label={inboxWords.pages[locale]}>
      {newer > 0 && (
        <Link className={buttonClass("outline")} to={newer > pageSize ? to(cursorAt("after", first)) : to()}>
          {inboxWords.newer[locale]}
        </Link>
      )}
      {older > 0 && (
        <Link className={buttonClass("outline")} to={to(cursorAt("before", last))}>
          {inboxWords.older[locale]}
        </Link>
      )}
      {newer > pageSize && (
        <Link className={buttonClass("ghost")} to={to()}>
          {inboxWords.newest[locale]}
        </Link>
      )}
    </nav>
  );
}
