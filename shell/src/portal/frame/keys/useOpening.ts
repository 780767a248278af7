import { useState } from 'react';

export interface Opening {
  /** Counts the dialog's openings, as its React key; zero while it is closed. */
  readonly number: number;
  open: () => void;
  close: () => void;
}

/**
 * State of a dialog that a key opens. The browser's close event arrives with a delay; a dialog that was opened in the
 * meantime has another number and stays open.
 */
export function useOpening(): Opening {
  const [number, setNumber] = useState(0);
  return {
    number,
    open: () => setNumber((before) => before + 1),
    close: () => setNumber((before) => (before === number ? 0 : before)),
  };
}

/** True when a dialog is open; a closed one may still be in the document. */
export const isOnScreen = (dialog: string): boolean => document.querySelector(`${dialog}[open]`) !== null;
