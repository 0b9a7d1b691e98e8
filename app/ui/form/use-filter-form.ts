import { type FormEvent, useEffect, useRef } from "react";

const delayMs = 250;

export interface FilterFormHandlers {
  /** Of the form. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Of a field that is chosen from: it is applied at once. */
  onChoose: (event: { currentTarget: { form: HTMLFormElement | null } }) => void;
  /** Of a field that is written in: it is applied after the last letter. */
  onWrite: (event: { currentTarget: { form: HTMLFormElement | null } }) => void;
}

/** A form that filters as it is filled in. `apply` gets what is in it. */
export function useFilterForm(apply: (values: URLSearchParams) => void): FilterFormHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestApply = useRef(apply);
  useEffect(() => {
    latestApply.current = apply;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  function applyForm(form: HTMLFormElement | null) {
    clearTimeout(timer.current);
    if (!form) return;
    const values = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === "string") values.set(name, value);
    latestApply.current(values);
  }

  return {
    onSubmit(event) {
      event.preventDefault();
      applyForm(event.currentTarget);
    },
    onChoose: ({ currentTarget: { form } }) => applyForm(form),
    onWrite({ currentTarget: { form } }) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => applyForm(form), delayMs);
    },
  };
}
