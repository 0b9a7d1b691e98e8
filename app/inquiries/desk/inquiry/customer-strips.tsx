import { Link } from "react-router";
import type { CustomerInquiries, CustomerList, Inquiry } from "../../../backend/inquiry-rows.ts";
import { CutText } from "../../../i18n/cut-text.tsx";
import { Isolate, LtrText } from "../../../i18n/isolate.tsx";
import { interpolate } from "../../../i18n/text.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { StatusBadge } from "../../status-badge.tsx";
import { subjectOf } from "../../subject-of.ts";
import { type DeskParams, serializeDeskParams } from "../desk-params.ts";
import { outcomeText } from "../progress/outcome-words.ts";
import { progressWords } from "../progress/progress-words.ts";
import styles from "./customer-strips.module.css";

export interface CustomerStripsProps {
  inquiry: Pick<Inquiry, "name" | "company" | "email" | "phone">;
  customer: CustomerInquiries;
  params: DeskParams;
}

/** What else came from the person, and from others of their company. */
export function CustomerStrips({ inquiry, customer, params }: CustomerStripsProps) {
  const locale = useLocale();
  const { name, company, email, phone } = inquiry;
  const firm = company ?? email?.split("@").at(-1) ?? "";
  const strips = [
    { list: customer.person, title: name, search: email ?? phone ?? "", hasNames: false },
    { list: customer.company, title: firm, search: firm, hasNames: true },
  ].filter(({ list }) => list.inquiries.length > 0);
  if (strips.length === 0) return null;
  return (
    <section className={`${styles.customer} screen-only`} aria-label={progressWords.others[locale]}>
      {strips.map((strip) => (
        <Strip key={strip.title} {...strip} params={params} />
      ))}
    </section>
  );
}

interface StripProps {
  list: CustomerList;
  title: string;
  /** What finds all of them. */
  search: string;
  hasNames: boolean;
  params: DeskParams;
}

const most = 100;

function Strip({ list, title, search, hasNames, params }: StripProps) {
  const locale = useLocale();
  return (
    <div>
      <h2>
        <Isolate>{title}</Isolate>{" "}
        <Link className="link" to={serializeDeskParams({ search })}>
          {interpolate(progressWords.all[locale], { n: `${list.total}${list.total === most ? "+" : ""}` })}
        </Link>
      </h2>
      <ul>
        {list.inquiries.map((other) => (
          <li key={other.id}>
            <Link to={serializeDeskParams({ ...params, inquiry: other.id })}>
              <span className="code">
                <LtrText>{other.reference}</LtrText>
              </span>
              {hasNames && (
                <b className="one-line">
                  <CutText>{other.name}</CutText>
                </b>
              )}
              <span className="one-line">
                <CutText>{subjectOf(other, locale)}</CutText>
              </span>
              {other.outcome ? (
                <span>{outcomeText(locale, other)}</span>
              ) : (
                <StatusBadge status={other.status} />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
