import styles from "./reference-text.module.css";

export function ReferenceText({ reference }: { reference: string }) {
  return (
    <bdi dir="ltr" className={styles.reference}>
      {reference}
    </bdi>
  );
}
