import { useEffect, useRef, useState } from 'react';

/** A form that stands in place of the button that opens it. Focus goes into its field, and back to the button. */
export function useFormInPlace() {
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) form.current?.querySelector('textarea')?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), form, opener };
}
