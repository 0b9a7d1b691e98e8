import type { ReactNode } from "react";
import styles from "./record-list.module.css";

export interface RecordListProps {
  /** In an order that staff have given them. */
  isOrdered?: boolean;
  className?: string | undefined;
  /** Its records. */
  children: ReactNode;
}

/** What staff have entered, one under the other, each with what can be done with it. */
export function RecordList({ isOrdered, className = "", children }: RecordListProps) {
  const List = isOrdered ? "ol" : "ul";
  return <List className={`${styles.list} ${className}`}>{children}</List>;
}

export interface RecordItemProps {
  /** Of its name, which describes its buttons. */
  id: string;
  name: ReactNode;
  Heading?: "h2" | "h3";
  /** What is to be seen of it at once. */
  state?: ReactNode;
  /** When, since when, until when. */
  note?: ReactNode;
  /** Its buttons. */
  actions?: ReactNode;
  children?: ReactNode;
}

export function RecordItem({ id, name, Heading = "h3", state, note, actions, children }: RecordItemProps) {
  return (
    <li>
      <div>
        <Heading id={id}>{name}</Heading>
        {state && <p className={styles.state}>{state}</p>}
        {children}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
