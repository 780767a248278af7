import { yearOf } from '@lichen/contracts/formats/days';
import { FACTOR_SEPARATOR } from '../../emission/calculation-row';
import type { FactorLibrary } from '../../emission/published/factor';

/** Number of figures of one period with the same factor sets. */
export interface SetUse {
  readonly factor_set: string;
  readonly from: number;
  readonly to: number;
  readonly figures: number;
}

export interface MixedYear {
  readonly year: number;
  /** IPCC reports, the most used first. */
  readonly reports: readonly { readonly gwp: string; readonly figures: number }[];
  /** Factor sets of the least used report. */
  readonly rarest: readonly string[];
}

const setsOf = ({ factor_set }: SetUse): readonly string[] => factor_set.split(FACTOR_SEPARATOR);

/** Returns the years that a period touches. */
function yearsOf({ from, to }: SetUse): number[] {
  const first = yearOf(from);
  return Array.from({ length: yearOf(to) - first + 1 }, (_, at) => first + at);
}

/** Returns the years with figures of several reports, latest first. Sets without a report are ignored. */
export function mixedYears(uses: readonly SetUse[], library: Pick<FactorLibrary, 'set'>): MixedYear[] {
  const years = new Map<number, Map<string, { figures: number; sets: Set<string> }>>();
  for (const use of uses) {
    for (const set of setsOf(use)) {
      const gwp = library.set(set)?.gwp;
      if (!gwp) continue;
      for (const year of yearsOf(use)) {
        const reports = years.get(year) ?? new Map();
        const known = reports.get(gwp) ?? { figures: 0, sets: new Set<string>() };
        known.figures += use.figures;
        known.sets.add(use.factor_set);
        years.set(year, reports.set(gwp, known));
      }
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
