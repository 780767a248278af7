import { monthsOver } from '@lichen/contracts/activities/comparison/same-period';
import type { InventoryYearRow, YearTotals } from '@lichen/contracts/activities/years/inventory-year.call';
import { yearBounds } from '@lichen/contracts/formats/days';
import { sumOf } from '@lichen/kit';

/** Number of changed activities that a page lists. */
export const DIFFERENCES_SHOWN = 100;

interface Shown {
  readonly words: string;
  readonly tone: 'plain' | 'good' | 'attention';
}

/** Returns the label and colour of a year's state. */
export function yearState({ state, changed_since_approval, waiting }: InventoryYearRow): Shown {
  if (changed_since_approval) return { words: 'Changed since approval', tone: 'attention' };
  if (state === 'approved') return { words: 'Approved', tone: 'good' };
  return waiting
    ? { words: 'Waiting for a second person', tone: 'attention' }
    : { words: 'Not approved', tone: 'plain' };
}

/** Returns the location-based total in kilograms; market-based scope 2 is shown separately. */
export const totalOf = ({ scope_1, scope_2, scope_3 }: YearTotals): number =>
  Number(sumOf([scope_1, scope_2, scope_3]));

/** Returns the total with market-based instead of location-based scope 2; null where there is none. */
export const marketTotalOf = ({ scope_1, market, scope_3 }: YearTotals): number | null =>
  market === null ? null : Number(sumOf([scope_1, market, scope_3]));

export interface YearChange {
  readonly words: string;
  readonly before_kg: number;
  readonly after_kg: number;
}

/** Returns the differences between approved and current figures, by scope. */
export function yearChanges({ now, approved }: InventoryYearRow): YearChange[] {
  if (!approved) return [];
  const all: YearChange[] = [
    { words: 'Scope 1', before_kg: approved.scope_1, after_kg: now.scope_1 },
    { words: 'Scope 2', before_kg: approved.scope_2, after_kg: now.scope_2 },
    { words: 'Scope 2, market-based', before_kg: approved.market ?? 0, after_kg: now.market ?? 0 },
    { words: 'Scope 3', before_kg: approved.scope_3, after_kg: now.scope_3 },
  ];
  return all.filter(({ before_kg, after_kg }) => before_kg !== after_kg);
}

/** Returns the first and last characters of a seal. */
export const shortSeal = (seal: string): string => `${seal.slice(0, 4)} ${seal.slice(4, 8)} … ${seal.slice(-4)}`;

/** True when the year can be approved: it is open, or has changed since its approval, or its approval has no seal. */
export const isApprovable = ({ state, changed_since_approval, seal }: InventoryYearRow): boolean =>
  state === 'open' || changed_since_approval || seal === null;

/** True once the last day of the year is over. */
export const hasEnded = (year: number, today: number): boolean => yearBounds(year).to < today;

/** Returns the last day of the months over in a year that is not; null for other years, and in the first month. */
export function monthsOverUntil(year: number, today: number): number | null {
  const whole = yearBounds(year);
  const over = monthsOver(whole, today);
  return over && over.to < whole.to ? over.to : null;
}
