import styles from "./contents.module.css";

interface ContentsProps {
  label: string;
  sections: { id: string; name: string; designator: string }[];
}

/** The letters along the edge of the sheet. */
export function Contents({ label, sections }: ContentsProps) {
  return (
    <nav className={`content ${styles.contents}`} aria-label={label}>
      <ol>
        {sections.map(({ id, name, designator }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <b className="code">{designator}</b> {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
