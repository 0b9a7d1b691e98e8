import { interpolate } from "../i18n/text.ts";
import { Button } from "../ui/button.tsx";
import fieldStyles from "../ui/field.module.css";
import { ArrowIcon } from "../ui/arrow-icon.tsx";
import type { SendState } from "./use-inquiry-form.ts";

export function SendButton({
  state,
  label,
  busyLabel,
}: {
  state: SendState;
  label: string;
  busyLabel: string;
}) {
  const isSending = state.step === "sending";
  return (
    <Button type="submit" busy={isSending}>
      {isSending ? busyLabel : label} {!isSending && <ArrowIcon />}
    </Button>
  );
}

/** Stays after the toast has gone: the reference is what a visitor quotes when nobody answers. */
export function Reference({ state, sentence }: { state: SendState; sentence: string }) {
  if (state.step !== "sent") return null;
  const [before = "", after = ""] = interpolate(sentence, { id: "\n" }).split("\n");
  return (
    <p className={fieldStyles.hint}>
      {before}
      <bdi dir="ltr">{state.id}</bdi>
      {after}
    </p>
  );
}
