import type { ReactNode } from "react";
import { useWords } from "../i18n/use-locale.ts";
import { TextField } from "../ui/form/field.tsx";
import fieldStyles from "../ui/form/field.module.css";
import { Form, type FormProblems } from "../ui/form/form.tsx";
import { accountWords } from "./account/words.ts";
import { type Credentials, parseCredentials } from "./credentials.ts";
import { PasswordField, type PasswordFieldProps } from "./password-field.tsx";
import { signInWords } from "./words.ts";

export interface CredentialsFormProps {
  submitLabel: string;
  busyLabel: string;
  /** Without it the form has no password field. */
  password?: PasswordFieldProps;
  /** Asks for the password that the account has now. */
  hasCurrentPassword?: boolean;
  /** The email, shared with the other form. Without it the form has no email field. */
  address?: { email: string; onEmail: (email: string) => void };
  validate: (credentials: Credentials) => FormProblems;
  /** Sends them. Resolves to the problems that the server finds. */
  send: (credentials: Credentials) => Promise<FormProblems | undefined>;
  /** Beside the button. */
  children?: ReactNode;
}

export function CredentialsForm(props: CredentialsFormProps) {
  const words = useWords({ ...accountWords, ...signInWords });
  const { address, password, validate, send } = props;

  async function submit(fields: FormData): Promise<FormProblems | undefined> {
    const credentials = parseCredentials(fields);
    const found = validate(credentials);
    return Object.keys(found).length > 0 ? found : send(credentials);
  }

  return (
    <Form send={submit} submitLabel={props.submitLabel} busyLabel={props.busyLabel} actions={props.children}>
      <p className={fieldStyles.hint}>{words.requiredNote}</p>
      {address && (
        <TextField
          name="email"
          type="email"
          dir="ltr"
          label={words.email}
          autoComplete="username"
          required
          defaultValue={address.email}
          onChange={(event) => address.onEmail(event.target.value)}
        />
      )}
      {props.hasCurrentPassword && (
        <PasswordField name="currentPassword" label={words.currentPassword} autoComplete="current-password" />
      )}
      {password && <PasswordField {...password} />}
    </Form>
  );
}
