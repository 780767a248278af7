import { REMINDER_REST_MS } from '@lichen/contracts/compliance/demands/demand-texts';
import { reminderState } from './reminder-state';

const NOW = Date.UTC(2027, 2, 1);
const OPEN: Parameters<typeof reminderState>[0] = {
  ...{ status: 'sent', overridden: false, non_compliant_reason: 'not_submitted', for_review: false },
  ...{ reminder_sent_on: null, inforce: false, for_renewal: false },
};

it.each<[string, Partial<typeof OPEN>, ReturnType<typeof reminderState>]>([
  ['nothing submitted', {}, 'reminded'],
  ['not sent yet', { status: 'new' }, 'not_asked'],
  ['withdrawn', { status: 'withdrawn' }, 'not_asked'],
  ['replaced', { overridden: true }, 'not_asked'],
  ['parted', { non_compliant_reason: 'not_connected' }, 'not_asked'],
  ['waiting for the own review', { for_review: true }, 'for_review'],
  ['reminded just short of 72 hours ago', { reminder_sent_on: NOW - REMINDER_REST_MS + 1 }, 'resting'],
  ['reminded 72 hours ago', { reminder_sent_on: NOW - REMINDER_REST_MS }, 'reminded'],
  ['in force', { inforce: true }, 'compliant'],
  ['in force and due', { inforce: true, for_renewal: true }, 'reminded'],
])('%s', (_name, change, state) => {
  expect(reminderState({ ...OPEN, ...change }, NOW)).toBe(state);
});
