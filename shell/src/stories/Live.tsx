import { type ReactNode, useState } from 'react';

interface Props<T> {
  start: T | null;
  children: (field: { value: T | null; onChange: (value: T | null) => void }) => ReactNode;
}

/** Holds the value of a story's control, so that the control can be used. */
export function Live<T>({ start, children }: Props<T>) {
  const [value, onChange] = useState<T | null>(start);
  return children({ value, onChange });
}
