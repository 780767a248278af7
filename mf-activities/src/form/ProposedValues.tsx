import { useFillForm, type Values } from '@lichen/kit';
import { useEffect, useRef } from 'react';

export interface Proposal {
  values: Values;
  /** Name of the field that receives the focus. */
  focus: string | null;
}

/** Fills the surrounding form once it is open, as if the values had been typed. */
export function ProposedValues({ values, focus }: Proposal) {
  const fill = useFillForm();
  const isFilled = useRef(false);
  useEffect(() => {
    if (isFilled.current) return;
    // The delay lets the preview, the warnings and the unsaved mark subscribe first, so that they see the change.
    const timer = setTimeout(() => {
      isFilled.current = true;
      fill(values, focus);
    });
    return () => clearTimeout(timer);
  }, [fill, values, focus]);
  return null;
}
