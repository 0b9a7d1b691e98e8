import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { localize, type Locale } from "../../i18n/text.ts";
import { buttonClass } from "../../ui/button.tsx";
import { type Cursor, cursorAt, serializeDeskParams } from "./desk-params.ts";
import { deskWords } from "./desk-words.ts";
import type { InquiryList } from "./fetch-inquiry-list.ts";

/** Links to the pages before and after. It takes the focus when another page has come. */
export function ListPager({ locale, page }: { locale: Locale; page: InquiryList }) {
  const { params, inquiries, hasPrevious, hasNext } = page;
  const nav = useRef<HTMLElement>(null);
  const place = params.cursor?.id;
  const before = useRef(place);
  useEffect(() => {
    if (before.current !== place) nav.current?.focus();
    before.current = place;
  }, [place]);
  const words = localize(locale, deskWords);
  const [first, last] = [inquiries[0], inquiries.at(-1)];
  if (!first || !last || !(hasPrevious || hasNext)) return null;
  const to = (cursor?: Cursor) => serializeDeskParams({ ...params, cursor });
  return (
    <nav className="actions" aria-label={words.pages} ref={nav} tabIndex={-1}>
      {hasPrevious && (
        <Link className={buttonClass("outline")} to={to(cursorAt("after", params.sorting, first))}>
          {words.previous}
        </Link>
      )}
      {hasNext && (
        <Link className={buttonClass("outline")} to={to(cursorAt("before", params.sorting, last))}>
          {words.next}
        </Link>
      )}
      {hasPrevious && (
        <Link className={buttonClass("ghost")} to={to()}>
          {words.first}
        </Link>
      )}
    </nav>
  );
}
