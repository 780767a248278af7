import type { BeforeAfter } from '@lichen/contracts/activities/grid-change/grid-preview.call';
import { productOf, sumOf } from '@lichen/kit';

interface Change {
  /** Empty where the figure does not change. */
  readonly sign: '' | '+' | '−';
  /** The exact change in kilograms, without sign. */
  readonly kg: string;
}

/** Returns the exact difference of two figures in kilograms. */
export function changeOf({ before_kg, after_kg }: BeforeAfter): Change {
  const moved = sumOf([after_kg, productOf([before_kg, -1])]) ?? '0';
  if (Number(moved) === 0) return { sign: '', kg: '0' };
  return moved.startsWith('-') ? { sign: '−', kg: moved.slice(1) } : { sign: '+', kg: moved };
}
