import styles from "./breadcrumb.module.css";

export interface BreadcrumbProps {
  label: string;
  /** From the first page to the one above, or to the one being shown, which has no address. */
  trail: { name: string; href?: string }[];
}

export function Breadcrumb({ label, trail }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {trail.map(({ name, href }) => (
          <li key={name}>{href ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
