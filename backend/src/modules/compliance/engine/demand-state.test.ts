import type { Frequency, SubmissionStatus } from '@lichen/contracts/compliance/demands/demand-words';
import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { type DemandState, demandState, type StatedDemand, type StatedSubmission } from './demand-state';

/** A day as people write it. */
const on = (text: string): number => Date.parse(`${text}T00:00:00Z`);

const demandOf = (changes: Partial<StatedDemand> = {}): StatedDemand => ({
  ...{ status: 'sent', overridden: false, isConnected: true, frequency: 'on_expiry' },
  ...changes,
});

interface Given {
  readonly is?: SubmissionStatus;
  readonly received?: string;
  readonly from?: string;
  readonly to?: string;
  readonly isValid?: boolean;
  readonly isByPassport?: boolean;
}

const proof = ({
  is = 'accepted',
  received = '2026-01-10',
  from,
  to,
  isValid = true,
  isByPassport = false,
}: Given): StatedSubmission => ({
  ...{ status: is, isValid, received: on(received), isByPassport },
  ...{ from: from === undefined ? null : on(from), to: to === undefined ? null : on(to) },
});

type Said = Partial<Omit<DemandState, 'renewal_date'>> & { readonly renewal?: string | null };
type Case = readonly [name: string, today: string, given: readonly Given[], said: Said, demand?: Partial<StatedDemand>];

const compliant = { inforce: true, compliant: true, non_compliant_reason: null } as const;
const inForce = { ...compliant, for_renewal: false } as const;
const due = { ...compliant, for_renewal: true } as const;
const not = (non_compliant_reason: DemandState['non_compliant_reason']) => ({ compliant: false, non_compliant_reason });

const to2026 = { from: '2026-01-01', to: '2026-12-31' };
const of2027 = { received: '2026-12-05', from: '2027-01-01', to: '2027-12-31' };
const every = (frequency: Frequency) => ({ frequency });

const CASES: readonly Case[] = [
  ['1 nothing', '2026-06-01', [], { ...not('not_submitted'), inforce: false, submitted: false, renewal: null }],
  ['2 for review', '2026-06-01', [{ ...to2026, is: 'for_review' }], { ...not('waiting_review'), for_review: true }],
  ['3 accepted', '2026-06-01', [to2026], inForce],
  ['4 submitted and valid', '2026-06-01', [{ ...to2026, is: 'submitted' }], { ...inForce, submitted: true }],
  ['5 submitted and invalid', '2026-06-01', [{ ...to2026, is: 'submitted', isValid: false }], not('invalid')],
  ['6 rejected', '2026-06-01', [{ ...to2026, is: 'rejected' }], not('rejected')],
  ['7 recalled', '2026-06-01', [{ ...to2026, is: 'recalled' }], not('recalled')],
  ['8 begins tomorrow', '2026-06-01', [{ from: '2026-06-02', to: '2026-12-31' }], not('not_yet_valid')],
  ['9 on its last day', '2026-12-31', [to2026], due],
  ['10 the day after', '2027-01-01', [to2026], { ...not('expired'), for_renewal: true, renewal: '2026-12-31' }],
  ['11 the day before the window', '2026-11-30', [to2026], inForce],
  ['12 the first day of the window', '2026-12-01', [to2026], { ...due, renewal: '2026-12-31' }],
  ['13 its successor waits', '2026-12-10', [to2026, { ...of2027, is: 'for_review' }], { ...due, submitted: true }],
  ['14 its successor is accepted', '2026-12-10', [to2026, of2027], { ...inForce, renewal: '2027-12-31' }],
  ['15 with a gap', '2026-12-10', [to2026, { ...of2027, from: '2027-01-02' }], { ...due, renewal: '2026-12-31' }],
  [
    '16 in that gap',
    '2027-01-01',
    [to2026, { ...of2027, from: '2027-01-02' }],
    { ...not('not_yet_valid'), renewal: '2026-12-31' },
  ],
  ['17 its successor is rejected', '2026-12-10', [to2026, { ...of2027, is: 'rejected' }], due],
  ['18 accepted, then rejected', '2026-06-01', [{ ...to2026, is: 'rejected' }], not('rejected')],
  [
    '19 a shorter second one',
    '2026-06-01',
    [to2026, { received: '2026-02-01', to: '2026-05-31' }],
    { ...inForce, renewal: '2026-12-31' },
  ],
  ['20 once, its document ended', '2026-06-01', [{ to: '2021-12-31' }], { ...inForce, renewal: null }, every('once')],
  ['21 without an end', '2026-06-01', [{ received: '2026-01-15' }], { ...inForce, renewal: '2027-01-14' }],
  ['22 a year', '2026-06-01', [{ received: '2026-05-01' }], { ...inForce, renewal: '2027-04-30' }, every('every_year')],
  [
    '23 a year, cut by the document',
    '2026-06-01',
    [{ received: '2026-05-01', to: '2026-12-31' }],
    { ...inForce, renewal: '2026-12-31' },
    every('every_year'),
  ],
  [
    '24 renewed inside the window',
    '2027-04-20',
    [{ received: '2026-05-01' }, { received: '2027-04-10' }],
    { ...inForce, renewal: '2028-04-30' },
    every('every_year'),
  ],
  [
    '25 renewed too early',
    '2026-10-01',
    [{ received: '2026-05-01' }, { received: '2026-09-01' }],
    { ...inForce, renewal: '2027-04-30' },
    every('every_year'),
  ],
  [
    '26 renewed late',
    '2027-07-01',
    [{ received: '2026-05-01' }, { received: '2027-06-10' }],
    { ...inForce, renewal: '2028-06-09' },
    every('every_year'),
  ],
  [
    '27 from the 29th of February',
    '2024-06-01',
    [{ received: '2024-02-29' }],
    { ...inForce, renewal: '2025-02-27' },
    every('every_year'),
  ],
  [
    '28 its third renewal',
    '2027-03-01',
    [{ received: '2024-02-29' }, ...['2025-02-10', '2026-02-10', '2027-02-10'].map((received) => ({ received }))],
    { ...inForce, renewal: '2028-02-28' },
    every('every_year'),
  ],
  [
    '29 a month from the 31st',
    '2026-02-01',
    [{ received: '2026-01-31' }],
    { ...inForce, renewal: '2026-02-27' },
    every('every_month'),
  ],
  [
    '30 a month, renewed',
    '2026-02-26',
    [{ received: '2026-01-31' }, { received: '2026-02-25' }],
    { ...inForce, renewal: '2026-03-30' },
    every('every_month'),
  ],
  ['31 seven days before', '2026-02-20', [{ received: '2026-01-31' }], due, every('every_month')],
  ['32 eight days before', '2026-02-19', [{ received: '2026-01-31' }], inForce, every('every_month')],
  ['33 a quarter, fourteen days before', '2026-04-16', [{ received: '2026-01-31' }], due, every('every_quarter')],
  [
    '34 six months from the 31st of August',
    '2026-09-01',
    [{ received: '2026-08-31' }],
    { ...inForce, renewal: '2027-02-27' },
    every('every_six_months'),
  ],
  ['35 nobody looked for a year', '2027-12-31', [to2026], { ...not('expired'), renewal: '2026-12-31' }],
  ['36 withdrawn', '2026-06-01', [to2026], { ...not('withdrawn'), inforce: true }, { status: 'withdrawn' }],
  ['37 re-instated', '2026-06-01', [to2026], inForce, { status: 'sent' }],
  ['38 overridden', '2026-06-01', [to2026], { ...not('overridden'), inforce: true }, { overridden: true }],
  ['39 disconnected', '2026-06-01', [to2026], { ...not('not_connected'), inforce: true }, { isConnected: false }],
  // The demand says that it counts; its state does not.
  ['40 optional and accepted', '2026-06-01', [to2026], inForce],
  ['41 by passport, apart', '2026-06-01', [{ ...to2026, isByPassport: true }], inForce, { isConnected: false }],
  [
    '42 by passport, rejected, beside what was shared before they parted',
    '2026-06-01',
    [to2026, { ...to2026, is: 'rejected', isByPassport: true }],
    not('rejected'),
    { isConnected: false },
  ],
];

const saidOf = (state: DemandState): Record<string, unknown> => ({
  ...state,
  renewal: state.renewal_date === null ? null : new Date(state.renewal_date).toISOString().slice(0, 10),
});

const ROWS = CASES.map(([name, today, given, said, demand = {}]) => ({ name, today, given, said, demand }));

it.each(ROWS)('$name ($today)', ({ today, given, said, demand }) => {
  const state = demandState(demandOf(demand), given.map(proof), on(today));
  expect(saidOf(state)).toMatchObject(said);
});

it('has forty-two cases', () => {
  expect(CASES.map(([name]) => Number(name.split(' ')[0]))).toEqual(Array.from({ length: 42 }, (_, at) => at + 1));
});

it.each([
  ['a rejected one before the proof that ended', [{ ...to2026, is: 'rejected' }, to2026], 'expired'],
  ['a rejected one after it', [to2026, { ...of2027, is: 'rejected' }], 'rejected'],
  ['one recalled after it', [to2026, { ...of2027, is: 'recalled' }], 'expired'],
] as const)('gives a reason of today: %s', (_name, given, reason) => {
  const state = demandState(demandOf(), given.map(proof), on('2027-06-01'));
  expect(state.non_compliant_reason).toBe(reason);
});

it('counts no span whose days are the wrong way round', () => {
  const state = demandState(demandOf(), [proof({ from: '2026-05-01', to: '2026-04-01' })], on('2026-04-15'));
  expect(saidOf(state)).toMatchObject({ ...not('not_submitted'), inforce: false, renewal: null, next_change_on: null });
});

/** Numbers from 0 to below 1, the same ones each time. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Act {
  readonly day: number;
  readonly does: 'submit' | 'accept' | 'reject' | 'recall';
  readonly at: number;
  readonly proof: StatedSubmission;
}

const START = utcDay(2026, 1, 1);
const DAYS = 900;
const FREQUENCY_LIST: readonly Frequency[] = [
  ...(['on_expiry', 'once', 'every_month', 'every_quarter'] as const),
  ...(['every_six_months', 'every_year'] as const),
];

function actsOf(random: () => number): Act[] {
  const whole = (below: number) => Math.floor(random() * below);
  const does = ['submit', 'submit', 'accept', 'accept', 'reject', 'recall'] as const;
  return Array.from({ length: 12 }, () => {
    const day = START + whole(DAYS) * DAY;
    const from = random() < 0.5 ? null : day + (whole(60) - 30) * DAY;
    const to = random() < 0.3 ? null : day + whole(420) * DAY;
    const status = random() < 0.5 ? 'for_review' : 'submitted';
    return {
      ...{ day, does: does[whole(does.length)] ?? 'submit', at: whole(6) },
      proof: { status, isValid: random() < 0.8, received: day, from, to } as const,
    };
  }).sort((a, b) => a.day - b.day);
}

const CHANGES: Record<Exclude<Act['does'], 'submit'>, { from: readonly SubmissionStatus[]; to: SubmissionStatus }> = {
  accept: { from: ['for_review'], to: 'accepted' },
  reject: { from: ['for_review', 'accepted'], to: 'rejected' },
  recall: { from: ['for_review', 'submitted', 'accepted', 'rejected', 'expired'], to: 'recalled' },
};

function applied(submissions: readonly StatedSubmission[], { does, at, proof: fresh }: Act): StatedSubmission[] {
  if (does === 'submit') return [...submissions, fresh];
  const { from, to } = CHANGES[does];
  return submissions.map((each, index) =>
    index === at && from.includes(each.status) ? { ...each, status: to } : each,
  );
}

const noted = (submissions: readonly StatedSubmission[], { ended }: DemandState): StatedSubmission[] =>
  submissions.map((each, at) => (ended.includes(at) ? { ...each, status: 'expired' } : each));

/** Returns the state that is stored when the job runs on the days that the state names and on those of the acts. */
function stored(demand: StatedDemand, acts: readonly Act[]): DemandState {
  let submissions: StatedSubmission[] = [];
  let state = demandState(demand, submissions, START);
  const left = [...acts];
  for (let day = START; day <= START + DAYS * DAY; day += DAY) {
    const isDue = state.next_change_on !== null && state.next_change_on <= day;
    const todays = left.filter((act) => act.day === day);
    if (!isDue && todays.length === 0) continue;
    // The job runs at midnight, before anybody acts.
    if (isDue) {
      state = demandState(demand, submissions, day);
      submissions = noted(submissions, state);
    }
    for (const act of todays) {
      // Nobody rejects what has ended; a replay knows that without a job.
      submissions = applied(noted(submissions, demandState(demand, submissions, day)), act);
      state = demandState(demand, submissions, day);
      submissions = noted(submissions, state);
    }
  }
  return state;
}

it('stores what a replay of all events says, on whichever days somebody looked', () => {
  for (let seed = 1; seed <= 600; seed += 1) {
    const acts = actsOf(numbersFrom(seed));
    const demand = demandOf({ frequency: FREQUENCY_LIST[seed % FREQUENCY_LIST.length] ?? 'once' });
    let submissions: StatedSubmission[] = [];
    for (const act of acts) submissions = applied(noted(submissions, demandState(demand, submissions, act.day)), act);
    const replayed = demandState(demand, submissions, START + DAYS * DAY);
    const { ended: _of, next_change_on: _next, ...kept } = stored(demand, acts);
    const { ended: _ended, next_change_on: _later, ...said } = replayed;
    expect({ seed, ...kept }).toEqual({ seed, ...said });
  }
});
