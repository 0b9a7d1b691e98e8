import { company } from "../../../firm/company.ts";
import { LtrText } from "../../i18n/isolate.tsx";
import { telUrl } from "../../ui/text/tel-url.ts";

/** The company's number, which is called when it is pressed. */
export function PhoneLink() {
  return (
    <LtrText>
      <a className="link" href={telUrl(company.phone)}>
        {company.phone.replaceAll(" ", "\u00a0")}
      </a>
    </LtrText>
  );
}
