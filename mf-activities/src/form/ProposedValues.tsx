import { useFillForm, type Values } from '@lichen/kit';
import { useEffect, useRef } from 'react';

export interface Proposal {
  values: Values;
  /** The field to begin in. */
  focus: string | null;
}

/** Fills the form around once it is open, as if the values had been typed. */
export function ProposedValues({ values, focus }: Proposal) {
  const fill = useFillForm();
  const isFilled = useRef(false);
  useEffect(() => {
    if (isFilled.current) return;
    // Whatever stands beside the fields listens by then, so that preview, warnings and the unsaved mark follow.
    const timer = setTimeout(() => {
      isFilled.current = true;
      fill(values, focus);
    });
    return () => clearTimeout(timer);
  }, [fill, values, focus]);
  return null;
}
