import type { ComponentProps, ReactNode } from "react";

interface FieldFrame {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, in the page's language. The slot is there even without it, for a server that knows no React. */
  problem?: string | undefined;
  /** The word "optional" in the page's language. */
  optionalWord?: string | undefined;
  required?: boolean | undefined;
  id?: string | undefined;
  /** For the field around the control, such as `full` for a field that spans the form. */
  className?: string | undefined;
}

type Control<Tag extends "input" | "select" | "textarea"> = Omit<ComponentProps<Tag>, keyof FieldFrame>;

export type TextFieldProps = FieldFrame & Control<"input">;

export function TextField(props: TextFieldProps) {
  const { frame, control } = split(props);
  return (
    <Field {...frame}>
      <input type="text" {...control} {...attributesOf(frame)} />
    </Field>
  );
}

export type TextAreaFieldProps = FieldFrame & Control<"textarea">;

export function TextAreaField(props: TextAreaFieldProps) {
  const { frame, control } = split(props);
  return (
    <Field {...frame}>
      <textarea {...control} {...attributesOf(frame)} />
    </Field>
  );
}

export type SelectFieldProps = FieldFrame & Control<"select">;

export function SelectField(props: SelectFieldProps) {
  const { frame, control } = split(props);
  return (
    <Field {...frame}>
      <select {...control} {...attributesOf(frame)} />
    </Field>
  );
}

export type CheckboxFieldProps = FieldFrame & Control<"input">;

export function CheckboxField(props: CheckboxFieldProps) {
  const { frame, control } = split(props);
  return (
    <div className={fieldClass(frame)}>
      <label className="check">
        <input type="checkbox" {...control} {...attributesOf(frame)} className={undefined} />
        <span>
          {frame.label}
          <Duty {...frame} />
        </span>
      </label>
      <Notes {...frame} />
    </div>
  );
}

function Field({ children, ...frame }: FieldFrame & { children: ReactNode }) {
  return (
    <div className={fieldClass(frame)}>
      <label htmlFor={idOf(frame)}>
        {frame.label}
        <Duty {...frame} />
      </label>
      {children}
      <Notes {...frame} />
    </div>
  );
}

/** Must it be filled in, or may it be left out. */
function Duty({ required, optionalWord }: FieldFrame) {
  if (required) {
    return (
      <span className="req" aria-hidden="true">
        *
      </span>
    );
  }
  return optionalWord ? <span className="opt"> {optionalWord}</span> : null;
}

function Notes({ hint, problem, ...frame }: FieldFrame) {
  const id = idOf(frame);
  return (
    <div className="field-notes">
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      <p id={`${id}-problem`} className="problem" hidden={!problem}>
        {problem}
      </p>
    </div>
  );
}

function split<Props extends FieldFrame>(props: Props) {
  const { name, label, hint, problem, optionalWord, required, id, className, ...control } = props;
  return { frame: { name, label, hint, problem, optionalWord, required, id, className }, control };
}

/** The problem's slot is named from the start: an empty slot describes nothing, and filling it is all a server has to do. */
function attributesOf(frame: FieldFrame) {
  const id = idOf(frame);
  return {
    id,
    name: frame.name,
    className: "control",
    required: frame.required ?? false,
    "aria-invalid": frame.problem ? true : undefined,
    "aria-describedby": frame.hint ? `${id}-hint ${id}-problem` : `${id}-problem`,
  };
}

function fieldClass({ className }: FieldFrame): string {
  return className ? `field ${className}` : "field";
}

function idOf({ id, name }: Pick<FieldFrame, "id" | "name">): string {
  return id ?? name;
}
