import { textDirection } from "../../i18n/text.ts";

/** Lets each field for text have the direction of what is typed into it; until a script runs, a browser goes by its first letter. */
export function followDirection(form: HTMLFormElement) {
  const follow = () => {
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(directed))
      field.dir = textDirection(field.value, field.type === "tel" ? "ltr" : "auto");
  };
  form.addEventListener("input", follow);
  // The fields are emptied after the event.
  form.addEventListener("reset", () => setTimeout(follow));
  follow();
}

/** An address runs left to right, whatever it holds. */
const directed = "textarea, [type=text]:not([inputmode]), [type=tel]";
