import { company } from "../../company.ts";
import { InterpolatedText } from "../../i18n/interpolated-text.tsx";
import { LtrText } from "../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { telUrl } from "../../ui/tel-url.ts";
import { EndStep } from "./end-step.tsx";
import type { ZoneEntry } from "./list-zones.ts";
import { endWords } from "./visitor-form-words.ts";
import type { SheetProps } from "./sheet-props.ts";
import { Zone } from "./zone.tsx";
import styles from "./ending.module.css";
import zoneStyles from "./zone.module.css";

/** Outlined, never filled: nothing here invites. */
export function Ending({ zone, content, inquiry }: SheetProps & { zone: ZoneEntry }) {
  const locale = useLocaleFromPath();
  const isWithdrawn = inquiry.withdrawn_at !== null;
  const page = { content, inquiry };
  return (
    <Zone content={content} {...zone} className={`screen-only ${styles.ending}`}>
      {inquiry.sent.email ? (
        <>
          <p className={zoneStyles.lead}>{(isWithdrawn ? endWords.leadErase : endWords.lead)[locale]}</p>
          <div>
            {!isWithdrawn && <EndStep {...page} action="withdraw" />}
            <EndStep {...page} action="erase" />
          </div>
        </>
      ) : (
        <WithoutEmail />
      )}
    </Zone>
  );
}

/** Staff entered the inquiry: a code cannot be mailed. */
function WithoutEmail() {
  const locale = useLocaleFromPath();
  const phone = (
    <LtrText>
      <a className="link" href={telUrl(company.phone)}>
        {company.phone.replaceAll(" ", "\u00a0")}
      </a>
    </LtrText>
  );
  const email = (
    <LtrText>
      <a className="link" href={`mailto:${company.email}`}>
        {company.email}
      </a>
    </LtrText>
  );
  return (
    <p className={zoneStyles.lead}>
      <InterpolatedText text={endWords.withoutEmail[locale]} values={{ phone, email }} />
    </p>
  );
}
