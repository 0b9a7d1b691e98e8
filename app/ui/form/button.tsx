import type { ComponentProps, MouseEvent } from "react";
import styles from "./button.module.css";

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
      {busy && <span className={styles.busyIndicator} aria-hidden="true" />}
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

const variantClasses: Record<ButtonVariant, string | undefined> = {
  primary: styles.primary,
  outline: styles.outline,
  ghost: styles.ghost,
};

/** For a link of the router that looks like a button. */
export function buttonClass(variant: ButtonVariant, className?: string, busy = false): string {
  return [styles.button, busy ? styles.busy : variantClasses[variant], className].filter(Boolean).join(" ");
}

function preventClick(event: MouseEvent) {
  event.preventDefault();
}
