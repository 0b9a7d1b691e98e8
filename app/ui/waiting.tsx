import "./waiting.css";

/** Four still bars where rows are about to stand; `text` is for those who hear the page. */
export function Waiting({ text }: { text: string }) {
  return (
    <div className="waiting" role="status">
      <span className="sr-only">{text}</span>
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
