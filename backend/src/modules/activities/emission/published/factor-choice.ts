import { type CalcProblem, problem } from '@lichen/contracts/activities/calculation-problems';
import { DAY, yearOf } from '@lichen/contracts/formats/days';
import type { FACTOR_YEAR_RULES } from '@lichen/contracts/identity/account.entity';
import type { Factor, FactorKey, FactorLibrary, FactorInForce } from './factor';
import { monthWeight, type Period, yearOfDay } from '../periods';
import { isOfNoYear } from './warming-potentials';

/** Ways to choose the factor of a period that spans several factor years. */
export type YearRule = (typeof FACTOR_YEAR_RULES)[number];

/** A part of the period with the factor in force; null where none is. */
export interface FactorPeriod extends Period {
  readonly factor: Factor | null;
  readonly latest: boolean;
}

/** Returns the factors of a period by the company's rule. The stretches cover the period without gap or overlap. */
export function factorsOf(
  library: FactorLibrary,
  key: FactorKey,
  period: Period,
  rule: YearRule,
): readonly FactorPeriod[] {
  const stretches = cover(library.timeline(key), period);
  return rule === 'majority' && stretches.length > 1 ? [ofMajority(stretches, period)] : stretches;
}

/** Returns the problem for a missing factor, worded as the specification demands. */
export const notFound = (subject: string, region: string, day: number): CalcProblem =>
  problem('noFactor', { x: `${subject}, ${region || 'no region'}, ${yearOf(day)}` });

/** Returns the note on a factor that is older than the days it is used on; null where it is not. */
export function yearLabel({ factor, latest, to }: FactorPeriod): string | null {
  if (!factor || yearOfDay(to) <= factor.year || isOfNoYear(factor.set)) return null;
  return yearWords(factor.year, latest);
}

/** Returns the note for a figure of another year. */
export const yearWords = (year: number, isLatest: boolean): string =>
  isLatest ? `latest available: ${year}` : `data of ${year}`;

function cover(timeline: readonly FactorInForce[], { from, to }: Period): readonly FactorPeriod[] {
  const stretches: FactorPeriod[] = [];
  let day = from;
  // Starts at the last edition that began by the first day; earlier ones cannot apply.
  let at = Math.max(0, timeline.length - 1);
  while (at > 0 && (timeline[at]?.from ?? 0) > from) at -= 1;
  for (; at < timeline.length && day <= to; at += 1) {
    const inForce = timeline[at] as FactorInForce;
    const end = Math.min(inForce.to ?? to, to);
    if (end < day || inForce.from > to) continue;
    if (inForce.from > day) stretches.push({ from: day, to: inForce.from - DAY, factor: null, latest: false });
    const start = Math.max(day, inForce.from);
    stretches.push({ from: start, to: end, factor: inForce.factor, latest: inForce.latest });
    day = end + DAY;
  }
  if (day <= to) stretches.push({ from: day, to, factor: null, latest: false });
  return stretches;
}

/** Returns the factor that covers most of the period, weighed in months; the newer one of two equal ones. */
function ofMajority(stretches: readonly FactorPeriod[], period: Period): FactorPeriod {
  const weighed = stretches.map((stretch) => ({ stretch, weight: monthWeight(stretch) }));
  const most = weighed.reduce((best, next) => (next.weight >= best.weight ? next : best));
  return { ...most.stretch, from: period.from, to: period.to };
}
