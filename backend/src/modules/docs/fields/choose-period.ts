import { DAY, inclusiveDays } from '@lichen/contracts/formats/days';
import type { Candidate } from './candidates';
import { type Chosen, chosen } from './choice';
import type { Token } from './tokens/token';

interface Period {
  readonly from: string;
  readonly to: string;
}

export const daysOf = ({ from, to }: Period): number => inclusiveDays(Date.parse(from), Date.parse(to));

const periodOf = ({ value }: Token): Period => value as Period;

/** No bill is for longer than thirteen months and a half. */
const MOST_DAYS = 410;

/** First and last day where each has a label of its own. */
function pairs(candidates: readonly Candidate[]): Candidate[] {
  const starts = candidates.filter(({ role }) => role === 'period-start').slice(0, 4);
  const ends = candidates.filter(({ role }) => role === 'period-end').slice(0, 4);
  return starts.flatMap((start) =>
    ends.flatMap((end): Candidate[] => {
      if (start.token === end.token) return [];
      const value = { from: String(start.token.value), to: String(end.token.value) };
      if (value.from >= value.to) return [];
      const isOpen = start.token.otherwise !== undefined || end.token.otherwise !== undefined;
      const otherwise = {
        from: String(start.token.otherwise ?? start.token.value),
        to: String(end.token.otherwise ?? end.token.value),
      };
      const token: Token = { ...start.token, kind: 'period', value, ...(isOpen ? { otherwise } : {}) };
      return [{ role: 'period', token, score: (start.score + end.score) / 2, how: start.how }];
    }),
  );
}

const isNextDay = (to: string, from: string): boolean => {
  const days = (Date.parse(from) - Date.parse(to)) / DAY;
  return days >= 0 && days <= 1;
};

/** Prices change within a period: rows of parts that follow each other without a gap are one. */
function chained(periods: readonly Candidate[]): Candidate[] {
  const parts = [...new Map(periods.map((each) => [JSON.stringify(each.token.value), each])).values()].sort((a, b) =>
    periodOf(a.token).from.localeCompare(periodOf(b.token).from),
  );
  const chains: Candidate[] = [];
  for (const part of parts) {
    const before = chains.find((chain) => isNextDay(periodOf(chain.token).to, periodOf(part.token).from));
    if (!before) chains.push(part);
    else {
      const value = { from: periodOf(before.token).from, to: periodOf(part.token).to };
      chains[chains.indexOf(before)] = { ...before, token: { ...before.token, value }, how: 'pattern' };
    }
  }
  return chains.filter(({ how, token }) => how === 'pattern' && !periods.some((each) => each.token === token));
}

/** The number of days that a bill prints beside its period. */
const saysDays = (period: Period, numbers: ReadonlySet<string>): boolean => numbers.has(String(daysOf(period)));

/** The period that the document is for. */
export function choosePeriod(
  candidates: readonly Candidate[],
  today: string,
  dayNumbers: ReadonlySet<string>,
): Chosen | null {
  const said = candidates.filter(({ role, token }) => role === 'period' && token.kind === 'period');
  const all = [...said, ...pairs(candidates), ...chained(said)]
    .filter(({ token }) => daysOf(periodOf(token)) <= MOST_DAYS)
    .map((each) => {
      const period = periodOf(each.token);
      const isFuture = period.from > today ? 0.5 : 0;
      const isOne = daysOf(period) < 6 ? 0.2 : 0;
      return { ...each, score: each.score + (saysDays(period, dayNumbers) ? 0.25 : 0) - isFuture - isOne };
    })
    .sort((a, b) => b.score - a.score);
  const [best] = all;
  return best ? chosen(best, all, false) : null;
}
