import { MixedText } from "../../i18n/isolate.tsx";
import styles from "./bullet-list.module.css";

export function BulletList({ items, className }: { items: string[]; className?: string | undefined }) {
  return (
    <ul className={className ? `${styles.list} ${className}` : styles.list}>
      {items.map((item) => (
        <li key={item}>
          <MixedText text={item} />
        </li>
      ))}
    </ul>
  );
}
