import type { ReactNode } from "react";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { FileUse } from "./file-use.tsx";
import { fileFormats } from "./file-types.ts";
import { fileWords } from "./file-words.ts";
import type { AddedFile } from "./visitor-inquiry.ts";
import { UploadRow } from "./upload/upload-row.tsx";
import { uploadWords } from "./upload/upload-words.ts";
import styles from "./add-file.module.css";

interface AddFileProps {
  path: string;
  files: AddedFile[];
}

const accepted = Object.keys(fileFormats)
  .map((ending) => `.${ending}`)
  .join(",");

/** Takes one file with its form, which goes to a place of its own: it is read as it comes. Where scripts run, several are chosen or dropped. */
export function AddFile({ path, files }: AddFileProps) {
  const locale = useLocaleFromPath();
  return (
    <div className={styles.drop} data-drop>
      <div className={styles.forms}>
        <template data-with-script>
          <p className={styles.say}>{uploadWords.drop[locale]}</p>
        </template>
        <FileForm
          path={path}
          id="file"
          label={fileWords.choose[locale]}
          pick={uploadWords.choose[locale]}
          send={fileWords.send[locale]}
        >
          <input
            type="file"
            name="file"
            id="file"
            accept={accepted}
            required
            aria-describedby="file-limits"
          />
        </FileForm>
        <FileForm
          path={path}
          id="photograph"
          label={fileWords.photograph[locale]}
          pick={fileWords.photograph[locale]}
          send={fileWords.sendPhotograph[locale]}
          className={styles.photograph}
        >
          <input type="file" name="file" id="photograph" accept="image/*" capture="environment" required />
        </FileForm>
        <p className="sr-only" role="status" data-part="announcement" />
      </div>
      <FileUse files={files} />
      <UploadRow path={path} />
    </div>
  );
}

interface FileFormProps {
  path: string;
  id: string;
  label: string;
  /** Of the button that chooses, where a script sends at once. */
  pick: string;
  send: string;
  className?: string | undefined;
  children: ReactNode;
}

function FileForm({ path, id, label, pick, send, className, children }: FileFormProps) {
  return (
    <form method="post" action={`${path}/files`} encType="multipart/form-data" className={className}>
      <label htmlFor={id} data-without-script>
        {label}
      </label>
      {children}
      <template data-with-script>
        <label htmlFor={id} className={buttonClass("primary")}>
          {pick}
        </label>
      </template>
      <Button type="submit" data-without-script>
        {send}
      </Button>
    </form>
  );
}
