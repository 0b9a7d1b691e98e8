import { useState } from "react";
import { redeemForCode } from "../backend/redeem-for-code.ts";
import type { Locale } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import { showToast } from "../ui/toast.tsx";
import type { ConfirmationLink } from "./confirmation-link.ts";
import { emailChangeWords, pkceLinkWords } from "./link-words.ts";
import { showAccountError } from "./show-account-error.ts";
import { confirmWords } from "./words.ts";

/** Confirms by the link of a client that keeps a secret of its own, and goes back to where that client waits. */
export function PkceLinkForm({ locale, link }: { locale: Locale; link: ConfirmationLink }) {
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    const { data, error } = await redeemForCode(link.type, link.tokenHash);
    setBusy(false);
    if (data) return location.assign(addCode(link.redirectTo, data));
    if (error) showAccountError(locale, pkceLinkWords.failed, error);
    else showToast({ kind: "success", topic: "account", title: emailChangeWords.half[locale] });
  }

  return (
    <>
      <p>{pkceLinkWords.text[locale]}</p>
      <Button busy={busy} onClick={confirm}>
        {busy ? confirmWords.confirming[locale] : pkceLinkWords.confirm[locale]}
      </Button>
    </>
  );
}

/** Anybody may write a link: only a page of our own origin gets the code. */
function addCode(redirectTo: string | undefined, code: string): string {
  const wanted = URL.parse(redirectTo ?? "", location.origin);
  const target = wanted?.origin === location.origin ? wanted : new URL(location.origin);
  target.searchParams.set("code", code);
  return target.href;
}
