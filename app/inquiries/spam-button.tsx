import { useState } from "react";
import { errorText } from "../backend/api-error.ts";
import type { Inquiry } from "../backend/schema.ts";
import type { Locale } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import { showToast } from "../ui/toast.tsx";
import { spamWords } from "./inbox-words.ts";
import { moveInquiry } from "./move-inquiry.ts";

export interface SpamButtonProps {
  locale: Locale;
  inquiry: Inquiry;
  onMoved: () => void;
}

/** Takes an inquiry out of the first view, or back into it. */
export function SpamButton({ locale, inquiry, onMoved }: SpamButtonProps) {
  const [busy, setBusy] = useState(false);
  const isSpam = inquiry.status === "spam";

  async function move() {
    setBusy(true);
    const error = await moveInquiry(inquiry, isSpam ? "new" : "spam");
    setBusy(false);
    if (error) {
      showToast({
        kind: "error",
        topic: "spam",
        title: spamWords.failed[locale],
        text: errorText(error)[locale],
      });
      return;
    }
    showToast({
      kind: "success",
      topic: "spam",
      title: (isSpam ? spamWords.movedBack : spamWords.moved)[locale],
    });
    onMoved();
  }

  return (
    <Button variant="outline" busy={busy} onClick={move}>
      {(isSpam ? spamWords.notSpam : spamWords.spam)[locale]}
    </Button>
  );
}
