import { exact } from '../emission/exact';
import type { Factor } from '../emission/factor';
import type { FactorTables, LiveLibrary } from './live-library';
import { type Edition, endedRows, goneFrom } from './publisher-files/edition';

export interface FactorChange {
  readonly label: string;
  readonly unit: string;
  readonly before: string;
  readonly after: string;
  /** Per cent of the figure before; null where that was zero. */
  readonly percent: number | null;
}

/** What an import would do: told by a dry run, and what is then stored. */
export interface ImportPlan {
  readonly tables: FactorTables;
  readonly fresh: number;
  readonly changed: number;
  readonly same: number;
  readonly gone: readonly Factor[];
  readonly blank: number;
  readonly biggest: readonly FactorChange[];
}

const MOST_SHOWN = 10;

/** The figure that stands for the same thing on the first day of the new edition. */
function figureBefore(library: LiveLibrary, factor: Factor, from: number): string | null {
  const inForce = library.timeline(factor).findLast((each) => each.from <= from);
  return inForce?.factor.value ?? null;
}

function changeOf(factor: Factor, before: string, after: string): FactorChange {
  const was = exact(before);
  const percent = was.eq(0) ? null : Number(exact(after).minus(was).div(was).times(100).round(1).toFixed());
  return { label: `${factor.component} ${factor.label || factor.region}`, unit: factor.unit, before, after, percent };
}

const size = ({ percent }: FactorChange): number => (percent === null ? Number.POSITIVE_INFINITY : Math.abs(percent));

export function importPlan(edition: Edition, library: LiveLibrary): ImportPlan {
  const { set, factors } = edition;
  const known = library.tables();
  const changes: FactorChange[] = [];
  let fresh = 0;
  let same = 0;
  for (const factor of factors.filter(({ value }) => value !== null)) {
    const was = figureBefore(library, factor, set.valid_from);
    const is = factor.value as string;
    if (was === null) fresh += 1;
    else if (exact(was).eq(is)) same += 1;
    else changes.push(changeOf(factor, was, is));
  }
  return {
    tables: { sets: [set], factors: [...factors, ...endedRows(edition, known)] },
    fresh,
    changed: changes.length,
    same,
    gone: goneFrom(edition, known),
    blank: factors.filter(({ value }) => value === null).length,
    biggest: changes.sort((a, b) => size(b) - size(a)).slice(0, MOST_SHOWN),
  };
}
