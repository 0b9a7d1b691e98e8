import { lazy, Suspense } from "react";
import type { Message } from "../../../backend/inquiry-rows.ts";
import type { ForwardDialogProps } from "./forward-dialog.tsx";

const ForwardDialog = lazy(() => import("./forward-dialog.tsx"));

export interface ForwardMessageProps extends Omit<ForwardDialogProps, "message"> {
  message: Message | undefined;
}

/** The form that forwards a mail of the conversation, when there is one to forward. */
export function ForwardMessage({ message, ...props }: ForwardMessageProps) {
  return <Suspense>{message && <ForwardDialog key={message.id} message={message} {...props} />}</Suspense>;
}
