import { lazy, Suspense } from "react";
import type { MailAttachment } from "../../../backend/inquiry-rows.ts";
import { interpolate } from "../../../i18n/text.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { attachmentWords } from "./attachment-words.ts";
import { downloadAttachment } from "../files/download-in-pieces.ts";
import { FileDownload } from "../files/file-download.tsx";
import { FileType } from "../files/file-tile.tsx";
import { heldNote } from "../files/held-note.ts";
import styles from "../files/file-tile.module.css";

const SmallPicture = lazy(() => import("../files/small-picture.tsx"));

/** So many pictures of a mail are shown small. */
const maxPictures = 4;

export interface AttachmentListProps {
  attachments: MailAttachment[];
  /** Files that are not listed. */
  leftOut: number;
}

/** What was attached to a mail: to be downloaded. Of pictures a small drawing is shown, and never the file itself. */
export function AttachmentList({ attachments, leftOut }: AttachmentListProps) {
  const locale = useLocale();
  const pictures = attachments.filter(isPicture).slice(0, maxPictures);
  return (
    <ul className={styles.tiles} aria-label={attachmentWords.title[locale]}>
      {attachments.map((attachment) => (
        <li key={attachment.id}>
          <AttachmentItem attachment={attachment} isShown={pictures.includes(attachment)} />
        </li>
      ))}
      {leftOut > 0 && <li>{interpolate(attachmentWords.more[locale], { count: String(leftOut) })}</li>}
    </ul>
  );
}

function isPicture(attachment: MailAttachment): boolean {
  const { name, is_stored: isStored } = attachment;
  return isStored && !heldNote(attachment) && /\.(png|jpe?g|gif|webp)$/i.test(name);
}

interface AttachmentItemProps {
  attachment: MailAttachment;
  isShown: boolean;
}

function AttachmentItem({ attachment, isShown }: AttachmentItemProps) {
  const locale = useLocale();
  const { id, name, size, is_stored: isStored } = attachment;
  const type = <FileType name={name} />;
  return (
    <FileDownload
      name={name}
      size={size}
      type={<Suspense fallback={type}>{isShown ? <SmallPicture id={id} name={name} /> : type}</Suspense>}
      note={(isStored ? heldNote(attachment) : attachmentWords.inMailbox)?.[locale]}
      onDownload={() => downloadAttachment(attachment)}
    />
  );
}
