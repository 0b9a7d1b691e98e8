import { Isolate, LtrText } from "../../../i18n/isolate.tsx";
import styles from "./file-tile.module.css";

/** What a file is, by the end of its name. */
export function FileType({ name }: { name: string }) {
  const ending = /\.(\w{1,5})$/.exec(name)?.[1] ?? "…";
  return (
    <span className={styles.type} dir="ltr" aria-hidden="true">
      {ending.toUpperCase()}
    </span>
  );
}

/** The end, which says what a file is, stays at the end in either direction. */
export function FileName({ name }: { name: string }) {
  const [, base = name, extension = ""] = /^(.+)(\.\w{1,10})$/.exec(name) ?? [];
  return (
    <span className={styles.name}>
      <Isolate>
        {base}
        {extension && <LtrText>{extension}</LtrText>}
      </Isolate>
    </span>
  );
}
