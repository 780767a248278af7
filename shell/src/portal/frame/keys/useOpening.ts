import { useState } from 'react';

export interface Opening {
  /** Which opening it is: another number is another dialog. Zero while there is none. */
  readonly number: number;
  open: () => void;
  close: () => void;
}

/**
 * A dialog that a key opens. The browser says a moment later that it closed one: what is asked for in that moment is
 * another one, which the news of the first does not close.
 */
export function useOpening(): Opening {
  const [number, setNumber] = useState(0);
  return {
    number,
    open: () => setNumber((before) => before + 1),
    close: () => setNumber((before) => (before === number ? 0 : before)),
  };
}

/** Whether a dialog is on screen: one that was closed may still stand in the document. */
export const isOnScreen = (dialog: string): boolean => document.querySelector(`${dialog}[open]`) !== null;
