import { useCallback } from "react";
import { Link } from "react-router";
import type { Inquiry } from "../../../backend/inquiry-rows.ts";
import { useQuery } from "../../../backend/use-query.ts";
import { Isolate, LtrText } from "../../../i18n/isolate.tsx";
import { useLocale } from "../../../i18n/use-locale.ts";
import { StatusBadge } from "../../status-badge.tsx";
import { subjectOf } from "../../subject-of.ts";
import { type DeskParams, serializeDeskParams } from "../desk-params.ts";
import { fetchOtherInquiries } from "./fetch-inquiry.ts";
import styles from "./other-inquiries.module.css";
import { progressWords } from "../progress/progress-words.ts";

export interface OtherInquiriesProps {
  inquiry: Pick<Inquiry, "id" | "email" | "phone">;
  params: DeskParams;
}

/** What else came from the same address. */
export function OtherInquiries({ inquiry: { id, email, phone }, params }: OtherInquiriesProps) {
  const locale = useLocale();
  // Apart from the inquiry, which is not to wait for it.
  const { data: others = [] } = useQuery(
    useCallback(() => fetchOtherInquiries(id, email, phone), [id, email, phone]),
  );
  if (others.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby="others">
      <h3 id="others">{progressWords.others[locale]}</h3>
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <Link to={serializeDeskParams({ ...params, inquiry: other.id })}>
              <span className={styles.reference}>
                <LtrText>{other.reference}</LtrText>
              </span>
              <span className="one-line">
                <Isolate>{subjectOf(other, locale)}</Isolate>
              </span>
              <StatusBadge status={other.status} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
