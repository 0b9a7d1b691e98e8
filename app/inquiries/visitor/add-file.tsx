import type { ReactNode } from "react";
import { formatBytes } from "../../i18n/format.ts";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { interpolate } from "../../i18n/text.ts";
import { Button } from "../../ui/button.tsx";
import { mostBytes, mostBytesOfFile, mostFiles } from "./file-limits.ts";
import { fileFormats } from "./file-types.ts";
import { fileWords } from "./file-words.ts";
import type { AddedFile } from "./visitor-inquiry.ts";
import styles from "./add-file.module.css";

interface AddFileProps {
  path: string;
  files: AddedFile[];
}

const accepted = Object.keys(fileFormats)
  .map((ending) => `.${ending}`)
  .join(",");

/** Takes one file with its form, which goes to a place of its own: it is read as it comes. Twelve pads are the files there may be. */
export function AddFile({ path, files }: AddFileProps) {
  const locale = useLocaleFromPath();
  const pads = Array.from({ length: mostFiles }, (_, index) => ({
    number: index + 1,
    isFile: index < files.length,
  }));
  return (
    <div className={styles.drop}>
      <Pads pads={pads.slice(0, mostFiles / 2)} />
      <div className={styles.forms}>
        <FileForm path={path} id="file" label={fileWords.choose[locale]} send={fileWords.send[locale]}>
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
          send={fileWords.sendPhotograph[locale]}
          className={styles.photograph}
        >
          <input type="file" name="file" id="photograph" accept="image/*" capture="environment" required />
        </FileForm>
      </div>
      <Limits files={files} />
      <Pads pads={pads.slice(mostFiles / 2)} />
    </div>
  );
}

interface FileFormProps {
  path: string;
  id: string;
  label: string;
  send: string;
  className?: string | undefined;
  children: ReactNode;
}

function FileForm({ path, id, label, send, className, children }: FileFormProps) {
  return (
    <form method="post" action={`${path}/files`} encType="multipart/form-data" className={className}>
      <label htmlFor={id}>{label}</label>
      {children}
      <Button type="submit">{send}</Button>
    </form>
  );
}

function Pads({ pads }: { pads: { number: number; isFile: boolean }[] }) {
  return (
    <span className={styles.pads} aria-hidden="true">
      {pads.map(({ number, isFile }) => (
        <span key={number} className={isFile ? styles.file : undefined} />
      ))}
    </span>
  );
}

function Limits({ files }: Pick<AddFileProps, "files">) {
  const locale = useLocaleFromPath();
  const used = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <div className={styles.limits} id="file-limits">
      <p>{interpolate(fileWords.count[locale], { n: files.length, most: mostFiles })}</p>
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className={styles.rule} d="M0.15 2V12M99.85 2V12M0 8H100" />
        <path className={styles.used} d={`M0 8H${Math.min(100, (100 * used) / mostBytes)}`} />
      </svg>
      <p>
        {interpolate(fileWords.used[locale], {
          used: formatBytes(locale, used),
          most: formatBytes(locale, mostBytes),
        })}
      </p>
      <p>{interpolate(fileWords.each[locale], { most: formatBytes(locale, mostBytesOfFile) })}</p>
      <p>{fileWords.oneAtATime[locale]}</p>
    </div>
  );
}
