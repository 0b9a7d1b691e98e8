import { type ApiError, errorText, toApiError } from "../backend/errors/api-error.ts";
import { useAction } from "../staff/use-action.ts";
import { useSlow } from "../backend/use-query.ts";
import { useNetworkNotice } from "../backend/use-network-notice.ts";
import { interpolate } from "../i18n/text.ts";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import noticeStyles from "../ui/state/notice.module.css";
import { Button } from "../ui/form/button.tsx";
import { retrievedCount, securityTestWords } from "./words.ts";
import { formatCount } from "../i18n/plural.ts";
import styles from "./access-test-panel.module.css";
import { Isolate } from "../i18n/isolate.tsx";
import { AddressText } from "../ui/text/address-text.tsx";
import { TypeBadge } from "../inquiries/type-badge.tsx";
import { formatDateTime } from "../i18n/format.ts";
import { databaseClient } from "../backend/database-client.ts";
import type { ApiResult } from "../backend/query.ts";
import type { Inquiry } from "../backend/inquiry-rows.ts";
import { fetchRole } from "../auth/role.ts";

export interface AccessTestPanelProps {
  /** Undefined for a visitor. */
  userId: string | undefined;
  /** While it is not known yet who is signed in. */
  disabled: boolean;
}

/** The button and its result. An earlier result is hidden while a new test runs, or it would pass for the new one. */
export function AccessTestPanel({ userId, disabled }: AccessTestPanelProps) {
  const { run, isBusy, error, answer } = useAction(() => testAccess(userId), {});
  const locale = useLocale();
  const words = useWords(securityTestWords);
  useNetworkNotice({ isSlow: useSlow(isBusy), hasContent: false });
  return (
    <>
      <Button className="requires-script" busy={isBusy} disabled={disabled} onClick={() => void run()}>
        {isBusy ? words.testing : words.button}
      </Button>
      <div role="status">
        {isBusy && <p className="sr-only">{words.testing}</p>}
        {error && (
          <p className={noticeStyles.notice}>
            {interpolate(words.unexpected, { message: errorText(error)[locale] })}
          </p>
        )}
        {answer && <AccessResult result={answer} />}
      </div>
    </>
  );
}

interface AccessResultProps {
  result: AccessTestResult;
}

/** What the database returned. For anyone but staff, an error is the expected outcome. */
function AccessResult({ result }: AccessResultProps) {
  const words = useWords(securityTestWords);
  const locale = useLocale();
  if (result.outcome === "denied") {
    const message = result.error ? errorText(result.error)[locale] : words.hidden;
    return (
      <div className={noticeStyles.notice} data-tone="good">
        <h2>{words.denied}</h2>
        <p>{result.error ? words.deniedText : words.hiddenText}</p>
        <p>{interpolate(words.deniedBy, { message })}</p>
      </div>
    );
  }
  return (
    <>
      <p>{formatCount(locale, result.sample.length, retrievedCount)}</p>
      {result.sample.length > 0 && <AccessSampleTable sample={result.sample} />}
    </>
  );
}

// Explicit roles: where rows stack on a narrow screen, `display` removes the elements' own.
function AccessSampleTable({ sample }: { sample: AccessSample[] }) {
  const words = useWords(securityTestWords);
  const locale = useLocale();
  return (
    <table role="table" className={styles.table}>
      <caption>{words.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[words.name, words.email, words.type, words.date].map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {sample.map((inquiry) => (
          <tr key={inquiry.id} role="row">
            <td role="cell">
              <Isolate>{inquiry.name}</Isolate>
            </td>
            <td role="cell">{inquiry.email && <AddressText address={inquiry.email} />}</td>
            <td role="cell">
              <TypeBadge type={inquiry.type} />
            </td>
            <td role="cell">
              <time dateTime={inquiry.created_at}>{formatDateTime(locale, inquiry.created_at)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type AccessSample = Pick<Inquiry, "id" | "name" | "email" | "type" | "created_at">;

type AccessTestResult =
  | { outcome: "retrieved"; sample: AccessSample[] }
  /** Without an error, row-level security hid every row. */
  | { outcome: "denied"; error?: ApiError };

/** Asks for up to 5 inquiries as this account, or as a visitor. Never rejects. */
async function testAccess(userId: string | undefined): Promise<ApiResult<AccessTestResult>> {
  const { data, error, status } = await databaseClient()
    .from("inquiries")
    .select("id,name,email,type,created_at")
    .limit(5);
  if (error) {
    const apiError = toApiError(error, status);
    const isDenial = apiError.code === "42501";
    return isDenial ? { data: { outcome: "denied", error: apiError } } : { error: apiError };
  }
  if (data.length > 0 || userId === undefined) return { data: { outcome: "retrieved", sample: data } };
  return distinguishHiddenFromEmpty(userId);
}

/** No rows: either row-level security hides them from this account, or it is of staff and there are no inquiries yet. */
async function distinguishHiddenFromEmpty(userId: string): Promise<ApiResult<AccessTestResult>> {
  const { data: role, error } = await fetchRole(userId);
  if (error) return { error };
  return { data: role ? { outcome: "retrieved", sample: [] } : { outcome: "denied" } };
}
