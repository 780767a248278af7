import { useEffect, useRef, useState } from 'react';

/**
 * State of a form that replaces the button opening it. Opening moves the focus into the form, closing moves it back.
 */
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
