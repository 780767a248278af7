import { yearOf } from '@lichen/contracts/formats/days';
import { FACTOR_SEPARATOR } from '../../emission/calculation-row';
import type { FactorLibrary } from '../../emission/published/factor';

/** Number of figures that use a factor set in one period. */
export interface SetUse {
  readonly set: string;
  /** The `factor_set` of these figures, which may name others as well. */
  readonly factor_set: string;
  readonly from: number;
  readonly to: number;
  readonly figures: number;
}

/** A year whose figures rest on the warming potentials of several IPCC reports. */
export interface MixedYear {
  readonly year: number;
  /** IPCC reports, the most used first. */
  readonly reports: readonly { readonly gwp: string; readonly figures: number }[];
  /** Factor sets of the least used report. */
  readonly rarest: readonly string[];
}

/** Tells whether a `factor_set` names sets of several reports: each counts in the years of its own parts only. */
export function isOfSeveralReports(factor_set: string, library: Pick<FactorLibrary, 'set'>): boolean {
  const reports = factor_set.split(FACTOR_SEPARATOR).flatMap((set) => library.set(set)?.gwp || []);
  return new Set(reports).size > 1;
}

/** Returns the uses of figures whose sets are all of one report. */
export const usesOfOneReport = ({ factor_set, ...use }: Omit<SetUse, 'set'>): SetUse[] =>
  factor_set.split(FACTOR_SEPARATOR).map((set) => ({ ...use, factor_set, set }));

interface PartedRow {
  readonly factor_set: string;
  readonly parts: readonly { readonly from: number; readonly to: number; readonly factor_id: string }[];
}

/** Returns the uses of a figure by part: a bill over New Year uses each edition on its own days. */
export function usesByPart({ factor_set, parts }: PartedRow, library: Pick<FactorLibrary, 'factor'>): SetUse[] {
  const found = new Map<string, SetUse>();
  for (const { from, to, factor_id } of parts) {
    const set = library.factor(factor_id)?.set;
    if (!set) continue;
    const known = found.get(set) ?? { set, factor_set, from, to, figures: 1 };
    found.set(set, { ...known, from: Math.min(known.from, from), to: Math.max(known.to, to) });
  }
  return [...found.values()];
}

/** Returns the years that a period touches. */
function yearsOf({ from, to }: SetUse): number[] {
  const first = yearOf(from);
  return Array.from({ length: yearOf(to) - first + 1 }, (_, at) => first + at);
}

/** Returns the years with figures of several reports, latest first. Sets without a report are ignored. */
export function mixedYears(uses: readonly SetUse[], library: Pick<FactorLibrary, 'set'>): MixedYear[] {
  const years = new Map<number, Map<string, { figures: number; sets: Set<string> }>>();
  for (const use of uses) {
    const gwp = library.set(use.set)?.gwp;
    if (!gwp) continue;
    for (const year of yearsOf(use)) {
      const reports = years.get(year) ?? new Map();
      const known = reports.get(gwp) ?? { figures: 0, sets: new Set<string>() };
      known.figures += use.figures;
      known.sets.add(use.factor_set);
      years.set(year, reports.set(gwp, known));
    }
  }
  return [...years]
    .filter(([, reports]) => reports.size > 1)
    .sort(([one], [other]) => other - one)
    .map(([year, found]) => {
      const reports = [...found]
        .map(([gwp, { figures }]) => ({ gwp, figures }))
        .sort((one, other) => other.figures - one.figures || (one.gwp < other.gwp ? -1 : 1));
      return { year, reports, rarest: [...(found.get(reports.at(-1)?.gwp ?? '')?.sets ?? [])] };
    });
}
