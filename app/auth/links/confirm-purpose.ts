import type { EmailOtpType } from "@supabase/auth-js";
import { linkErrors } from "../../backend/errors/api-error-words.ts";
import { forgottenPasswordWords, invitationWords, newPasswordWords } from "./link-words.ts";
import { confirmWords } from "../words.ts";

const newLink = { href: "/auth/forgotten-password", label: forgottenPasswordWords.again };

/** What a link that sets a password is for, and where to go when it cannot be used any more. */
const purposes = {
  account: {
    words: confirmWords,
    expired: linkErrors.expired,
    nextStep: { href: "/auth", label: confirmWords.toSignUp },
  },
  recovery: { words: newPasswordWords, expired: forgottenPasswordWords.expired, nextStep: newLink },
  // After the link has expired, the page for a forgotten password mails another one; the invitation is still valid.
  invitation: { words: invitationWords, expired: invitationWords.expired, nextStep: newLink },
};

export type ConfirmPurpose = (typeof purposes)[keyof typeof purposes];

/** By the type of the link. */
export function confirmPurpose(type: EmailOtpType | undefined): ConfirmPurpose {
  if (type === "recovery") return purposes.recovery;
  return type === "invite" ? purposes.invitation : purposes.account;
}
