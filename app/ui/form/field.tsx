import { type ComponentProps, createContext, type ReactNode, use } from "react";
import controlStyles from "./control.module.css";
import styles from "./field.module.css";

interface FieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, in the page's language. Its element is always rendered, so that the server can fill it in. */
  problem?: string | undefined;
  /** A button that mends it. */
  action?: ReactNode;
  /** The word "optional" in the page's language. */
  optionalLabel?: string | undefined;
  required?: boolean | undefined;
  id?: string | undefined;
  /** For the field around the control, such as `full` for a field that spans the form. */
  className?: string | undefined;
}

/** What a `Form` has found wrong, by the names of its fields. */
export const FieldProblems = createContext<Partial<Record<string, string>>>({});

type ControlProps<Tag extends "input" | "select" | "textarea"> = Omit<ComponentProps<Tag>, keyof FieldProps>;

export type TextFieldProps = FieldProps & ControlProps<"input">;

export function TextField(props: TextFieldProps) {
  const { frame, control } = useFieldProps(props);
  return (
    <Field {...frame}>
      <input type="text" {...control} {...controlAttributes(frame)} />
    </Field>
  );
}

export type TextAreaFieldProps = FieldProps & ControlProps<"textarea">;

export function TextAreaField(props: TextAreaFieldProps) {
  const { frame, control } = useFieldProps(props);
  return (
    <Field {...frame}>
      <textarea {...control} {...controlAttributes(frame)} />
    </Field>
  );
}

export type SelectFieldProps = FieldProps & ControlProps<"select">;

export function SelectField(props: SelectFieldProps) {
  const { frame, control } = useFieldProps(props);
  return (
    <Field {...frame}>
      <select {...control} {...controlAttributes(frame)} />
    </Field>
  );
}

export type CheckboxFieldProps = FieldProps & ControlProps<"input">;

export function CheckboxField(props: CheckboxFieldProps) {
  const { frame, control } = useFieldProps(props);
  return (
    <div className={fieldClass(frame)}>
      <label className={styles.checkbox}>
        <input type="checkbox" {...control} {...controlAttributes(frame)} className={undefined} />
        <span>
          {frame.label}
          <RequiredMark {...frame} />
        </span>
      </label>
      <FieldNotes {...frame} />
    </div>
  );
}

function Field({ children, ...frame }: FieldProps & { children: ReactNode }) {
  return (
    <div className={fieldClass(frame)}>
      <label htmlFor={fieldId(frame)}>
        {frame.label}
        <RequiredMark {...frame} />
      </label>
      {children}
      <FieldNotes {...frame} />
    </div>
  );
}

/** Marks a field as required or optional. */
function RequiredMark({ required, optionalLabel }: FieldProps) {
  if (required) {
    return (
      <span className={styles.requiredMark} aria-hidden="true">
        *
      </span>
    );
  }
  return optionalLabel ? <span className={styles.optionalMark}> {optionalLabel}</span> : null;
}

function FieldNotes({ hint, problem, action, ...frame }: FieldProps) {
  const id = fieldId(frame);
  return (
    <div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-problem`} className={styles.problem} hidden={!problem}>
        {problem}
      </p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

function useFieldProps<Props extends FieldProps>(props: Props) {
  const { name, label, hint, action, optionalLabel, required, id, className, ...control } = props;
  const problems = use(FieldProblems);
  const problem = props.problem ?? problems[name];
  return {
    frame: { name, label, hint, problem, action, optionalLabel, required, id, className },
    control,
  };
}

/** References the problem's element from the start: while empty it describes nothing, and the server only fills it in. */
function controlAttributes(frame: FieldProps) {
  const id = fieldId(frame);
  return {
    id,
    name: frame.name,
    className: controlStyles.control,
    required: frame.required ?? false,
    "aria-invalid": frame.problem ? true : undefined,
    "aria-describedby": frame.hint ? `${id}-hint ${id}-problem` : `${id}-problem`,
  };
}

function fieldClass({ className }: FieldProps): string | undefined {
  return className ? `${styles.field} ${className}` : styles.field;
}

function fieldId({ id, name }: Pick<FieldProps, "id" | "name">): string {
  return id ?? name;
}
