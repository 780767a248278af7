import { utcDay } from '@lichen/contracts/formats/days';
import type { Factor, FactorSet } from '../../emission/published/factor';
import type { FactorTables } from '../live-library';

/** An edition read from a file, not stored yet. */
export interface Edition {
  readonly set: FactorSet;
  readonly factors: readonly Factor[];
  /** Sets that this edition replaces, whose rows may be missing from it. */
  readonly before: readonly FactorSet[];
  /** Tells whether the file could have the row; rows of other sources cannot be missing. */
  readonly covers: (factor: Factor) => boolean;
}

/** Returns the series of a set: `uk-2026+2` and `uk-2027` belong to `uk`. */
export const seriesOf = (id: string): string => id.replace(/(?:-\d{4})?(?:\+\d+)?$/, '');

/** Returns the newest set of a series that began by the day; of several revisions the last. */
export function editionBefore({ sets }: FactorTables, stem: string, from: number): FactorSet | undefined {
  const kin = sets.filter(({ id, valid_from }) => seriesOf(id) === stem && valid_from <= from);
  return kin.reduce<FactorSet | undefined>(
    (best, next) => (!best || next.valid_from >= best.valid_from ? next : best),
    undefined,
  );
}

/** Returns an unused id: a revision gets a number, because calculations reference the former id. */
export function freshId({ sets }: FactorTables, id: string): string {
  const taken = new Set(sets.map((set) => set.id));
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? id : `${id}+${count}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** Tells whether the year is plausible: nobody published factors before 2002. */
export const isEditionYear = (year: number): boolean => Number.isInteger(year) && year >= 2002 && year <= 2100;

/** Returns the first day of a year, as its UTC midnight. */
export const firstOfYear = (year: number): number => utcDay(year, 1, 1);

/**
 * Returns rows without value for those that a revision of the same year dropped, so that they end. A later edition
 * needs none: days after the last figure are labelled with its year.
 */
export function endedRows(edition: Edition, tables: FactorTables): Factor[] {
  const { set, before } = edition;
  const revised = new Set(before.filter(({ valid_from }) => valid_from === set.valid_from).map(({ id }) => id));
  const gone = discontinuedFactors(edition, tables).filter((factor) => revised.has(factor.set));
  return gone.map((factor) => ({
    ...factor,
    id: `${set.id}${factor.id.slice(factor.set.length)}`,
    set: set.id,
    value: null,
    gases: null,
    note: 'The revision prints no such row',
  }));
}

/** Returns the key by which factors of two editions are compared. */
export const factorKey = ({ family, item, component, basis, region, unit }: Factor): string =>
  [family, item, component, basis ?? '', region, unit].join('|');

/** Returns the rows of the former edition that the new one lacks. */
export function discontinuedFactors({ before, factors, covers }: Edition, tables: FactorTables): Factor[] {
  const kept = new Set(factors.map(factorKey));
  const sets = new Set(before.map(({ id }) => id));
  return tables.factors.filter(
    (factor) => sets.has(factor.set) && factor.value !== null && covers(factor) && !kept.has(factorKey(factor)),
  );
}
