import { Button } from "../../ui/form/button.tsx";
import { ArrowIcon } from "../../ui/arrow-icon.tsx";
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
