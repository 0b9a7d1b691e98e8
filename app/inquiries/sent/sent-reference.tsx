import fieldStyles from "../../ui/field.module.css";
import { Reference } from "../reference.tsx";
import type { SendState } from "../form/use-inquiry-form.ts";

/** Stays beside the form after the toast has gone: the reference is what a visitor quotes when nobody answers. */
export function SentReference({ state, sentence }: { state: SendState; sentence: string }) {
  if (state.step !== "sent" || !state.reference) return null;
  return <Reference reference={state.reference} sentence={sentence} className={fieldStyles.hint} />;
}
