import { DAY, inclusiveDays } from '@lichen/contracts/formats/days';
import type { Candidate } from './candidates';
import { type Chosen, chosen } from './choice';
import { periodBetween } from './tokens/period-between';
import type { Token } from './tokens/token';

interface Period {
  readonly from: string;
  readonly to: string;
}

/** Returns the number of days of a period, both ends included. */
export const daysOf = ({ from, to }: Period): number => inclusiveDays(Date.parse(from), Date.parse(to));

const periodOf = ({ value }: Token): Period => value as Period;

const SURE = 0.85;
const MARGIN = 0.2;
/** Added if start and end are printed in the same row, as in two columns. */
const IN_ROW = 0.12;
const isRow = ({ token: a }: Candidate, { token: b }: Candidate): boolean => a.segment.line === b.segment.line;

const READ_DAY = 0.5;
const OF_READING = 0.8;

/** Returns periods made of a start and an end that have separate labels. */
function pairs(candidates: readonly Candidate[]): (Candidate & { isInRow: boolean })[] {
  // A date labelled as issue, due, order or delivery date is not the end of the period.
  const others = candidates.filter(({ role }) => /^(issue|due|order|delivery)-date$/.test(role));
  const isOwn = ({ token, score }: Candidate) =>
    !others.some((each) => each.token === token && each.score > SURE && each.score > score + MARGIN);
  const starts = candidates.filter((each) => each.role === 'period-start' && isOwn(each)).slice(0, 4);
  const said = candidates.filter((each) => each.role === 'period-end' && isOwn(each)).slice(0, 4);
  // If no label names the end, a period with a labelled start ends on a meter reading date.
  const read = candidates.filter(({ role, score }) => role === 'reading-date' && score > READ_DAY).slice(0, 4);
  const last = read.length > 0 ? read : starts.length === 2 ? starts : [];
  const ends = said.length > 0 ? said : last.map((each) => ({ ...each, score: each.score * OF_READING }));
  return starts.flatMap((start) =>
    ends.flatMap((end): (Candidate & { isInRow: boolean })[] => {
      if (start.token === end.token) return [];
      const found = periodBetween(start.token, end.token);
      if (!found) return [];
      const { otherwise: _, ...rest } = start.token;
      const token: Token = { ...rest, kind: 'period', ...found };
      return [
        {
          role: 'period',
          token,
          score: (start.score + end.score) / 2 + (isRow(start, end) ? IN_ROW : 0),
          how: start.how,
          isInRow: isRow(start, end),
        },
      ];
    }),
  );
}

/** Score of a period between two meter readings, used where no label names one. */
const READ = 0.58;
const LEAST_READ = 15;

function betweenReadings(candidates: readonly Candidate[]): Candidate[] {
  const read = candidates
    .filter(({ role, score }) => role === 'reading-date' && score > 0.5)
    .sort((a, b) => String(a.token.value).localeCompare(String(b.token.value)));
  const [first, last] = [read[0], read.at(-1)];
  if (!first || !last) return [];
  const found = periodBetween(first.token, last.token);
  if (!found || daysOf(found.value) < LEAST_READ) return [];
  const { otherwise: _, ...rest } = first.token;
  const token: Token = { ...rest, kind: 'period', ...found };
  return [{ role: 'period', token, score: READ, how: 'pattern' }];
}

const isNextDay = (to: string, from: string): boolean => {
  const days = (Date.parse(from) - Date.parse(to)) / DAY;
  return days >= 0 && days <= 1;
};

/** Joins periods that follow each other without a gap, as rows do when a price changes within the period. */
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

/** Added for a chain of rows over its first row, and for a document with a single period. */
const CHAINED = 0.1;
const LONE = 0.27;
const isStretch = ({ value }: Token): boolean => daysOf(value as Period) >= LEAST_READ;

/** Returns true if the bill prints the period's number of days. */
const saysDays = (period: Period, numbers: ReadonlySet<string>): boolean => numbers.has(String(daysOf(period)));

/** Returns the period that the document covers; null if none is found. `most` is the maximum length in days. */
export function choosePeriod(
  candidates: readonly Candidate[],
  today: string,
  { dayNumbers, most }: { dayNumbers: ReadonlySet<string>; most: number },
): Chosen | null {
  const said = candidates.filter(({ role, token }) => role === 'period' && token.kind === 'period');
  // A document with a single longer period covers that period.
  const stretches = new Set(
    said.filter(({ token }) => isStretch(token)).map(({ token }) => JSON.stringify(token.value)),
  );
  const lone = stretches.size === 1 ? LONE : 0;
  const paired = pairs(candidates);
  const inRows = paired.filter(({ isInRow }) => isInRow);
  const all = [
    ...said,
    ...paired,
    ...chained(said),
    ...chained(inRows).map((each) => ({ ...each, score: each.score + CHAINED })),
    ...betweenReadings(candidates),
  ]
    .filter(({ token }) => daysOf(periodOf(token)) <= most)
    .map((each) => {
      const period = periodOf(each.token);
      const isFuture = period.from > today ? 0.5 : 0;
      const isOne = daysOf(period) < 6 ? 0.2 : 0;
      return {
        ...each,
        score:
          each.score +
          (each.score < READ && isStretch(each.token) ? lone : 0) +
          (saysDays(period, dayNumbers) ? 0.25 : 0) -
          isFuture -
          isOne,
      };
    })
    .sort((a, b) => b.score - a.score);
  const [best] = all;
  return best ? chosen(best, all, false) : null;
}
