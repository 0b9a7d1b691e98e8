import { errorText } from "../../../backend/errors/api-error.ts";
import type { MailAttachment } from "../../../backend/inquiry-rows.ts";
import { formatBytes } from "../../../i18n/format.ts";
import { interpolate } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { useAction } from "../../../staff/use-action.ts";
import { FileName, FileType } from "./file-tile.tsx";
import styles from "./file-tile.module.css";
import { filesWords } from "./files-words.ts";
import { SmallPicture } from "./small-picture.tsx";
import { downloadFile } from "./transfer.ts";

/** So many pictures of a mail are shown small. */
const maxPictures = 4;

export interface AttachmentListProps {
  attachments: MailAttachment[];
  /** Files that are not listed. */
  leftOut: number;
}

/** What was attached to a mail: to be downloaded. Of pictures a small drawing is shown, and never the file itself. */
export function AttachmentList({ attachments, leftOut }: AttachmentListProps) {
  const words = useWords(filesWords);
  const pictures = attachments.filter(isPicture).slice(0, maxPictures);
  return (
    <ul className={styles.tiles} aria-label={words.attachments}>
      {attachments.map((attachment) => (
        <li key={attachment.id}>
          <Attachment attachment={attachment} isShown={pictures.includes(attachment)} />
        </li>
      ))}
      {leftOut > 0 && <li>{interpolate(words.more, { count: String(leftOut) })}</li>}
    </ul>
  );
}

function isPicture(attachment: MailAttachment): boolean {
  return !heldNote(attachment) && /\.(png|jpe?g|gif|webp)$/i.test(attachment.name);
}

/** Why a file cannot be downloaded; undefined of one that can. */
function heldNote({ is_stored: isStored, wants_scan: wantsScan, scan }: MailAttachment) {
  if (!isStored) return "inMailbox";
  if (!wantsScan || scan === "clean") return undefined;
  return scan === "infected" ? "infected" : "held";
}

function Attachment({ attachment, isShown }: { attachment: MailAttachment; isShown: boolean }) {
  const locale = useLocale();
  const words = useWords(filesWords);
  const { id, name, size } = attachment;
  const { run, isBusy, error } = useAction(() => downloadFile(id), {});
  const held = heldNote(attachment);
  const note = held ?? (name.toLowerCase() === "winmail.dat" ? "winmail" : undefined);
  const description = (
    <>
      {isShown ? <SmallPicture id={id} name={name} /> : <FileType name={name} />}
      <FileName name={name} />
      <span className={styles.size}>
        {size > 0 && <bdi>{formatBytes(locale, size)}</bdi>}
        {note && <span>{words[note]}</span>}
      </span>
    </>
  );
  if (held) return <p className={styles.tile}>{description}</p>;

  return (
    <>
      <button type="button" className={styles.tile} aria-busy={isBusy} onClick={() => void run()}>
        <span className="sr-only">{words.download}</span>
        {description}
      </button>
      <span role="status">{error && errorText(error)[locale]}</span>
    </>
  );
}
