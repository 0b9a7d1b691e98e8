import { useEffect, useEffectEvent } from "react";
import { dismissToasts, showToast, type Toast } from "./toast.tsx";

/** Shows a toast for as long as it is given. */
export function useToast(toast: (Toast & { topic: string }) | undefined) {
  const run = useEffectEvent((index: number) => toast?.actions?.[index]?.run());
  const show = useEffectEvent(() => {
    if (!toast) return;
    const actions = toast.actions?.map((action, index) => ({ ...action, run: () => run(index) }));
    showToast({ ...toast, ...(actions && { actions }), isLasting: true });
  });
  const topic = toast?.topic;
  const said = toast && `${toast.title.en} ${toast.text?.en}`;
  useEffect(() => {
    if (topic === undefined || !said) return;
    show();
    return () => dismissToasts(topic);
  }, [topic, said]);
}
