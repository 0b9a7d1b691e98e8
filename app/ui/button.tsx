import type { ComponentProps, MouseEvent } from "react";
import "./button.css";

/** `primary` is the main action, `outline` a secondary one, `ghost` looks like a link. */
export type ButtonVariant = "primary" | "outline" | "ghost";

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  /** Work is under way: the button stays in the tab order, says so, and ignores a second click. */
  busy?: boolean | undefined;
}

export function Button({
  variant = "primary",
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, className, busy)}
      aria-disabled={busy ? true : rest["aria-disabled"]}
      onClick={busy ? preventClick : onClick}
    >
      {children}
      {busy && <span className="busy-indicator" aria-hidden="true" />}
    </button>
  );
}

export interface ButtonLinkProps extends ComponentProps<"a"> {
  variant?: ButtonVariant;
}

export function ButtonLink({ variant = "primary", className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass(variant, className)}>
      {children}
    </a>
  );
}

function buttonClass(kind: ButtonVariant, className: string | undefined, busy = false): string {
  return ["button", busy ? "button-busy" : `button-${kind}`, className].filter(Boolean).join(" ");
}

function preventClick(event: MouseEvent) {
  event.preventDefault();
}
