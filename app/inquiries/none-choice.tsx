/** The first of a group of radios, chosen until another is: what is optional can be left out again. It is sent as nothing. */
export function NoneChoice({ name, label }: { name: string; label: string }) {
  return (
    <label className="none-choice">
      <input type="radio" name={name} value="" id={name} defaultChecked />
      <span>{label}</span>
    </label>
  );
}
