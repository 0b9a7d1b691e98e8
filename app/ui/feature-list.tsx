import { MixedText } from "../i18n/isolate.tsx";

export interface Feature {
  id?: string;
  title: string;
  text?: string;
  /** What it consists of, one line each. */
  items?: string[];
  /** A short word over the title: when, how many. */
  note?: string;
}

/** Titled points side by side under a rule; numbered where their order means something. */
export function FeatureList({ points, ordered = false }: { points: Feature[]; ordered?: boolean }) {
  const List = ordered ? "ol" : "ul";
  return (
    <List className="feature-list">
      {points.map((point) => (
        <li key={point.title} id={point.id}>
          {point.note && <p className="text-small">{point.note}</p>}
          <h3 className="text-subhead">{point.title}</h3>
          {point.text && (
            <p>
              <MixedText text={point.text} />
            </p>
          )}
          {point.items && <BulletList items={point.items} />}
        </li>
      ))}
    </List>
  );
}

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
