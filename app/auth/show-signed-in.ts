import { showToast } from "../ui/toast/toast.tsx";
import { toastWords } from "./words.ts";

/** Says that signing in is over: after the last step of it. */
export function showSignedIn() {
  showToast({
    kind: "success",
    topic: "account",
    title: toastWords.signInDone,
    text: toastWords.signInDoneText,
  });
}
