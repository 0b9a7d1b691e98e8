import { useEffect, useRef, useState } from "react";
import type { MailAttachment } from "../../../backend/inquiry-rows.ts";
import { drawPicture } from "./draw-picture.ts";
import { FileType } from "./file-tile.tsx";
import styles from "./file-tile.module.css";

/** A picture in the place of its type, once it is on the screen. */
export default function SmallPicture({ id, name }: Pick<MailAttachment, "id" | "name">) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const leaving = new AbortController();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void drawPicture(element, id, leaving.signal).then(setDrawn);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      leaving.abort();
    };
  }, [id]);
  return (
    <span className={styles.picture}>
      {!isDrawn && <FileType name={name} />}
      <canvas ref={canvas} aria-hidden="true" />
    </span>
  );
}
