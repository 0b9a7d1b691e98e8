import { MixedText } from "../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { formPath } from "../../inquiries/form-path.ts";
import { catalogue } from "./catalogue.ts";
import styles from "./services.module.css";

/** What of the catalogue stands under a service, or takes several, each with its way to the project form. */
export function Offers({ service }: { service?: string }) {
  const locale = useLocaleFromPath();
  const offers = catalogue.filter((entry) => entry.service === service);
  if (offers.length === 0) return null;
  return (
    <ul className={styles.offers}>
      {offers.map(({ slug, form, title, excerpt }) => (
        <li key={slug} id={slug}>
          <a className="link" href={formPath({ locale, kind: "project" }, form)}>
            <MixedText text={title[locale]} />
          </a>
          <p className="text-muted text-small">
            <MixedText text={excerpt[locale]} />
          </p>
        </li>
      ))}
    </ul>
  );
}
