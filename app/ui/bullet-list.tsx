import { MixedText } from "../i18n/isolate.tsx";
import "./bullet-list.css";

export function BulletList({ items }: { items: string[] }) {
  return (
    <ul className="bullet-list">
      {items.map((item) => (
        <li key={item}>
          <MixedText text={item} />
        </li>
      ))}
    </ul>
  );
}
