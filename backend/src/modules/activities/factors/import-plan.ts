import type { FactorImportPlan, FigureChange } from '@lichen/contracts/activities/factors/factor-import.entity';
import { exact } from '../emission/exact';
import type { Factor } from '../emission/published/factor';
import type { FactorTables, LiveLibrary } from './live-library';
import { type Edition, endedRows, discontinuedFactors } from './publisher-files/edition';

/** Plan of a factor import, shown by a dry run and then stored. */
export interface ImportPlan {
  readonly tables: FactorTables;
  readonly fresh: number;
  readonly changed: number;
  readonly same: number;
  readonly gone: readonly Factor[];
  readonly blank: number;
  readonly biggest: readonly FigureChange[];
}

/** Largest number of changes and missing rows that are listed. */
export const MOST_SHOWN = 10;

/** Returns the value of the same factor on the first day of the new edition; null where there is none. */
function figureBefore(library: LiveLibrary, factor: Factor, from: number): string | null {
  const inForce = library.timeline(factor).findLast((each) => each.from <= from);
  return inForce?.factor.value ?? null;
}

/** Returns the change of a figure, in per cent of its former value; null if that was 0. */
export function figureChange(label: string, unit: string, before: string, after: string): FigureChange {
  const was = exact(before);
  const percent = was.eq(0) ? null : Number(exact(after).minus(was).div(was).times(100).round(1).toFixed());
  return { label, unit, before, after, percent };
}

const size = ({ percent }: FigureChange): number => (percent === null ? Number.POSITIVE_INFINITY : Math.abs(percent));

/** Returns the biggest changes in percent, at most `MOST_SHOWN`; figures that were 0 come first. */
export const biggestFirst = (changes: readonly FigureChange[]): FigureChange[] =>
  [...changes].sort((a, b) => size(b) - size(a)).slice(0, MOST_SHOWN);

/** Compares an edition with the stored factors: what is new, changed, the same or gone. */
export function importPlan(edition: Edition, library: LiveLibrary): ImportPlan {
  const { set, factors } = edition;
  const known = library.tables();
  const changes: FigureChange[] = [];
  let fresh = 0;
  let same = 0;
  for (const factor of factors.filter(({ value }) => value !== null)) {
    const was = figureBefore(library, factor, set.valid_from);
    const is = factor.value as string;
    if (was === null) fresh += 1;
    else if (exact(was).eq(is)) same += 1;
    else changes.push(figureChange(`${factor.component} ${factor.label || factor.region}`, factor.unit, was, is));
  }
  return {
    tables: { sets: [set], factors: [...factors, ...endedRows(edition, known)] },
    fresh,
    changed: changes.length,
    same,
    gone: discontinuedFactors(edition, known),
    blank: factors.filter(({ value }) => value === null).length,
    biggest: biggestFirst(changes),
  };
}

/** Returns the plan as shown to people. */
export function describedPlan({ tables, fresh, changed, same, gone, blank, biggest }: ImportPlan): FactorImportPlan {
  const [set] = tables.sets;
  return {
    kind: 'factors',
    set: set
      ? {
          id: set.id,
          publisher: set.publisher,
          title: set.title,
          edition: set.edition,
          valid_from: set.valid_from,
        }
      : null,
    ...{ fresh, changed, same, gone: gone.length, blank, biggest },
    missing: gone
      .slice(0, MOST_SHOWN)
      .map(({ label, publisher_row, unit }) => ({ label: label || publisher_row, unit })),
  };
}
