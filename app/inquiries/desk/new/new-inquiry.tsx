import { lazy, Suspense } from "react";
import { useNavigate } from "react-router";
import { useSession } from "../../../backend/session.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useKeys } from "../../../staff/use-keys.ts";
import { Button } from "../../../ui/form/button.tsx";
import { type DeskParams, serializeDeskParams } from "../desk-params.ts";
import { listCommandWords } from "../list/list-command-words.ts";
import styles from "./new-inquiry.module.css";

const NewInquiryDialog = lazy(() => import("./new-inquiry-dialog.tsx"));

export interface NewInquiryProps {
  params: DeskParams;
  onStored: () => void;
}

/** The form for a new inquiry, when the address asks for it; `c` opens it. */
export function NewInquiry({ params, onStored }: NewInquiryProps) {
  const navigate = useNavigate();
  const session = useSession();
  useKeys({ c: () => void navigate(newInquiryUrl(params)) });
  if (!params.isNew || session.status !== "open") return null;
  return (
    <Suspense>
      <NewInquiryDialog
        userId={session.userId}
        onClose={() => void navigate(serializeDeskParams({ ...params, isNew: undefined }))}
        onStored={(inquiry) => {
          onStored();
          void navigate(serializeDeskParams({ ...params, isNew: undefined, inquiry }));
        }}
      />
    </Suspense>
  );
}

export function NewInquiryButton({ params }: { params: DeskParams }) {
  const locale = useLocale();
  const navigate = useNavigate();
  return (
    <Button
      variant="outline"
      className={styles.open}
      aria-label={listCommandWords.newInquiry[locale]}
      aria-keyshortcuts="c"
      aria-haspopup="dialog"
      onClick={() => void navigate(newInquiryUrl(params))}
    >
      <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <path d="M6 1v10M1 6h10" />
      </svg>
      <span>{listCommandWords.newInquiry[locale]}</span>
    </Button>
  );
}

function newInquiryUrl(params: DeskParams): string {
  return serializeDeskParams({ ...params, isNew: true });
}
