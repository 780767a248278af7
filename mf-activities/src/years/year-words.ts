import type { InventoryYearRow, YearTotals } from '@lichen/contracts/activities/years/inventory-year.call';
import { sumOf } from '@lichen/kit';

interface Shown {
  readonly words: string;
  readonly tone: 'plain' | 'good' | 'attention';
}

/** Tag of a year's state. */
export function yearState({ state, changed_since_approval }: InventoryYearRow): Shown {
  if (changed_since_approval) return { words: 'Changed since approval', tone: 'attention' };
  return state === 'approved' ? { words: 'Approved', tone: 'good' } : { words: 'Not approved', tone: 'plain' };
}

/** Kilograms of the location-based total: market-based scope 2 stands beside it. */
export const totalOf = ({ scope_1, scope_2, scope_3 }: YearTotals): number =>
  Number(sumOf([scope_1, scope_2, scope_3]));

export interface YearChange {
  readonly words: string;
  readonly before_kg: number;
  readonly after_kg: number;
}

/** Differences between approved and present figures, by scope. */
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
