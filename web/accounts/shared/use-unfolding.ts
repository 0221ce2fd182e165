import { useEffect, useRef, useState } from 'react';

/**
 * A form that unfolds at its button. The first field gets the focus; when the form folds, the button gets it
 * back.
 */
export function useUnfoldingForm() {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
    else if (used) opener.current?.focus();
  }, [open, used]);
  return {
    open,
    /** True once the form has been open. */
    used,
    opener,
    form,
    unfold() {
      setUsed(true);
      setOpen(true);
    },
    fold: () => setOpen(false),
  };
}
