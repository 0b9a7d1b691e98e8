import { Link } from "react-router";
import { useWords } from "../../../i18n/use-locale.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { type Cursor, cursorAt, serializeDeskParams } from "../desk-params.ts";
import { deskWords } from "../desk-words.ts";
import type { InquiryList } from "./fetch-inquiry-list.ts";

export interface ListPagerProps {
  page: InquiryList;
  /** Another page is asked for. */
  onTurn: () => void;
}

/** Links to the pages before and after. */
export function ListPager({ page, onTurn }: ListPagerProps) {
  const { params, inquiries, hasPrevious, hasNext } = page;
  const words = useWords(deskWords);
  const [first, last] = [inquiries[0], inquiries.at(-1)];
  if (!first || !last || !(hasPrevious || hasNext)) return null;
  const to = (cursor?: Cursor) => serializeDeskParams({ ...params, cursor });
  return (
    <nav className="actions" aria-label={words.pages}>
      {hasPrevious && (
        <Link
          className={buttonClass("outline")}
          to={to(cursorAt("after", params.sorting, first))}
          onClick={onTurn}
        >
          {words.previous}
        </Link>
      )}
      {hasNext && (
        <Link
          className={buttonClass("outline")}
          to={to(cursorAt("before", params.sorting, last))}
          onClick={onTurn}
        >
          {words.next}
        </Link>
      )}
      {hasPrevious && (
        <Link className={buttonClass("ghost")} to={to()} onClick={onTurn}>
          {words.first}
        </Link>
      )}
    </nav>
  );
}
