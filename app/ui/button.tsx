import type { ComponentProps, MouseEvent } from "react";

/** `pad` leads the screen, `line` stands beside it, `quiet` is a word in a row. */
export type ButtonKind = "pad" | "line" | "quiet";

export interface ButtonProps extends ComponentProps<"button"> {
  kind?: ButtonKind;
  /** Work is under way: the button stays in the tab order, says so, and ignores a second click. */
  busy?: boolean | undefined;
}

export function Button({ kind = "pad", busy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf(kind, className, busy)}
      aria-disabled={busy ? true : rest["aria-disabled"]}
      onClick={busy ? ignore : onClick}
    >
      {children}
      {busy && <span className="busy" aria-hidden="true" />}
    </button>
  );
}

export interface ButtonLinkProps extends ComponentProps<"a"> {
  kind?: ButtonKind;
}

export function ButtonLink({ kind = "pad", className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classOf(kind, className)}>
      {children}
    </a>
  );
}

function classOf(kind: ButtonKind, className: string | undefined, busy = false): string {
  return ["btn", busy ? "btn-busy" : `btn-${kind}`, className].filter(Boolean).join(" ");
}

function ignore(event: MouseEvent) {
  event.preventDefault();
}
