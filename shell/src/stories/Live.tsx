import { type ReactNode, useState } from 'react';

interface Props<T> {
  start: T | null;
  children: (field: { value: T | null; onChange: (value: T | null) => void }) => ReactNode;
}

/** Holds what a control of a story says, so that it can be tried. */
export function Live<T>({ start, children }: Props<T>) {
  const [value, onChange] = useState<T | null>(start);
  return children({ value, onChange });
}
