import type { ReactNode } from "react";
import { MixedText } from "../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { formPath } from "../../inquiries/form-path.ts";
import { ArrowIcon } from "../../ui/arrow-icon.tsx";
import { BulletList } from "../../ui/text/bullet-list.tsx";
import type { Service } from "../core-services.ts";
import { Offers } from "./offers.tsx";
import { words } from "./words.ts";
import styles from "./services.module.css";

interface ServiceEntryProps {
  service: Service;
  /** Its picture. */
  children: ReactNode;
}

/** A card; on a phone a row, which opens when the address names it. */
export function ServiceEntry({ service, children }: ServiceEntryProps) {
  const locale = useLocaleFromPath();
  const title = service.title[locale];
  return (
    <li className={styles.service} id={service.id}>
      <div className={`after-first-paint ${styles.figure}`}>{children}</div>
      <h3 className="text-subhead" id={service.slug}>
        <a className="opens" href={`#${service.id}`}>
          {title}
        </a>
      </h3>
      <p className="text-muted text-small">
        <MixedText text={service.text[locale]} />
      </p>
      <div className={styles.details}>
        <BulletList items={service.features.map((feature) => feature[locale])} />
        <Offers service={service.id} />
        <a
          className={`link screen-only ${styles.ask}`}
          href={formPath({ locale, kind: "contact" }, { subject: title })}
        >
          {words.ask[locale]}
          <span className="sr-only">: {title}</span> <ArrowIcon />
        </a>
      </div>
    </li>
  );
}
