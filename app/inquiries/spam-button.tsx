import { useState } from "react";
import { wordRefusal } from "../backend/refusal.ts";
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
    const refusal = await moveInquiry(inquiry, isSpam ? "new" : "spam");
    setBusy(false);
    if (refusal) {
      showToast({
        kind: "error",
        topic: "spam",
        title: spamWords.failed[locale],
        text: wordRefusal(refusal)[locale],
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
    <Button kind="line" busy={busy} onClick={move}>
      {(isSpam ? spamWords.notSpam : spamWords.spam)[locale]}
    </Button>
  );
}
