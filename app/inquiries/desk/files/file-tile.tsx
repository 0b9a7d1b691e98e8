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

/** The end, which says what a file is, stays at the end in either direction, with the Latin letters and figures before it. */
export function FileName({ name }: { name: string }) {
  const [, base = name, ending] = /^(.*?)((?:[a-z0-9][\w.-]*)?\.\w{1,10})$/i.exec(name) ?? [];
  return (
    <span className={styles.name}>
      <Isolate>
        {base}
        {ending && <LtrText>{ending}</LtrText>}
      </Isolate>
    </span>
  );
}
