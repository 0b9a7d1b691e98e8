import { errorText, toApiError } from "../backend/errors/api-error.ts";
import { authClient } from "../backend/auth-client.ts";
import { databaseClient } from "../backend/database-client.ts";
import { formatPeriodAfter } from "../i18n/format.ts";
import { inEachLocale, interpolate, type LocalizedText } from "../i18n/text.ts";
import { secondFactorWords, wrongClock } from "./second-factor-words.ts";

/** Proves the second factor with the code of an app. Resolves to what is wrong with it, if anything is. */
export async function verifyCode(factorId: string, typed: string): Promise<LocalizedText | undefined> {
  const code = toLatinDigits(typed).replaceAll(/\D/g, "");
  const { error } = await authClient().mfa.challengeAndVerify({ factorId, code });
  if (!error) return undefined;
  const apiError = toApiError(error);
  const isWrong = apiError.code === "mfa_verification_failed" || apiError.code === "validation_failed";
  return isWrong ? wrongCodeText(apiError.message) : errorText(apiError);
}

/** The server says when it is the code of another time. */
function wrongCodeText(message: string): LocalizedText {
  const [, seconds, direction] = /\((\d+) seconds (late|early)\)$/.exec(message) ?? [];
  if (!seconds) return secondFactorWords.wrong;
  const minutes = Math.round(Number(seconds) / 60);
  const sentence = wrongClock[direction === "late" ? "late" : "early"];
  return inEachLocale((locale) =>
    interpolate(sentence[locale], { time: formatPeriodAfter(locale, minutes, "minute") }),
  );
}

/** Removes the second factor with a recovery code. Resolves to what is wrong with it, if anything is. */
export async function redeemRecoveryCode(code: string): Promise<LocalizedText | undefined> {
  const { data, error, status } = await databaseClient().rpc("use_recovery_code", { code });
  if (error) return errorText(toApiError(error, status));
  if (!data) return secondFactorWords.recoveryWrong;
  await authClient().refreshSession();
  return undefined;
}

/** An Arabic keyboard types its own digits. */
function toLatinDigits(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}
