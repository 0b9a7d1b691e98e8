import { QueryView } from "../../../backend/query-view.tsx";
import { Link, useNavigate } from "react-router";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useCommands } from "../../../staff/commands/use-commands.ts";
import { useKeys } from "../../../staff/use-keys.ts";
import { EmptyState } from "../../../ui/state/empty-state.tsx";
import { listCommandWords } from "../list/list-command-words.ts";
import { type DeskParams, serializeDeskParams } from "../desk-params.ts";
import { InquiryView } from "./inquiry-view.tsx";
import { inquiryWords } from "../inquiry-words.ts";
import { findNeighbours } from "./neighbours.ts";
import styles from "./open-inquiry.module.css";
import { useInquiry } from "./use-inquiry.ts";
import type { InquiryListState } from "../list/use-inquiry-list.ts";

export interface OpenInquiryProps {
  id: string;
  params: DeskParams;
  list: InquiryListState;
}

/** One inquiry, beside the list that it was opened from where there is room. */
export function OpenInquiry({ id, params, list }: OpenInquiryProps) {
  const locale = useLocale();
  const query = useInquiry(id);
  const navigate = useNavigate();
  const inquiries = list.data?.inquiries ?? [];
  const neighbours = findNeighbours(inquiries, params);
  const backUrl = serializeDeskParams({ ...params, inquiry: undefined });
  const go = (url: string | undefined) => url && void navigate(url);

  useKeys({ j: () => go(neighbours.next), k: () => go(neighbours.previous), escape: () => go(backUrl) });

  useCommands(() => [
    ...(["next", "previous"] as const)
      .filter((side) => neighbours[side])
      .map((side) => ({
        id: side,
        group: "list" as const,
        label: listCommandWords[side],
        shortcut: side === "next" ? "j" : "k",
        run: () => go(neighbours[side]),
      })),
    { id: "back", group: "list", label: listCommandWords.back, shortcut: "Esc", run: () => go(backUrl) },
  ]);

  return (
    <div className={styles.layout}>
      <QueryView query={query} errorTitle={inquiryWords.failed[locale]}>
        {(record) =>
          record === "gone" ? (
            <EmptyState text={inquiryWords.gone[locale]}>
              <Link to={backUrl}>{inquiryWords.back[locale]}</Link>
            </EmptyState>
          ) : (
            <InquiryView
              record={record}
              params={params}
              neighbours={neighbours}
              onWritingChange={query.setWriting}
              onShowEarlier={query.showEarlier}
            />
          )
        }
      </QueryView>
    </div>
  );
}
