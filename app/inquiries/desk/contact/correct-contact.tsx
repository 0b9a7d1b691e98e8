import { lazy, Suspense } from "react";
import type { Contact } from "../../../backend/inquiry-rows.ts";
import type { ContactDialogProps } from "./contact-dialog.tsx";

const ContactDialog = lazy(() => import("./contact-dialog.tsx"));

export interface CorrectContactProps extends Omit<ContactDialogProps, "known"> {
  known: Partial<Contact> | undefined;
}

/** The form that corrects how the sender is called and reached, while it is asked for. */
export function CorrectContact({ known, ...props }: CorrectContactProps) {
  return <Suspense>{known && <ContactDialog known={known} {...props} />}</Suspense>;
}
