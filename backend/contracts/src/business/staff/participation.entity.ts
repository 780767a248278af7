import { everyVerb } from '../../portal/roles';
import { datesInOrder } from '../../entity/dates-in-order';
import { defineEntity } from '../../entity/entity';
import { day, decimal, hint, longText, optional, text, texts } from '../../entity/fields';
import { TEXTS } from '../../text/texts';
import { STAFF_KEEPERS } from './staff-keepers';

const PARTICIPATION_TEXTS = { fillAll: 'All items must be filled or removed' } as const;

const participants = () => texts('Participants', { max: 64, maxItems: 1000 });
const ALLOW = everyVerb(STAFF_KEEPERS);
const LISTED = {
  filters: { year: { kind: 'inYear', from: 'start_date', to: 'end_date' } },
  sorts: ['name', 'start_date', 'end_date'],
  order: { field: 'start_date', descending: true },
} as const;

type Checked = Readonly<Record<string, unknown>>;

const periodErrors = datesInOrder('start_date', 'end_date');

function participantErrors({ profile_ids }: Checked, mayBeEmpty: boolean) {
  if (!Array.isArray(profile_ids)) return {};
  if (profile_ids.some((id) => typeof id !== 'string' || id.trim() === ''))
    return { profile_ids: PARTICIPATION_TEXTS.fillAll };
  return profile_ids.length === 0 && !mayBeEmpty ? { profile_ids: TEXTS.required } : {};
}

const namedErrors = (record: Checked) => ({ ...periodErrors(record), ...participantErrors(record, false) });

/** A period that people spend working somewhere else, or students spend working in the company. */
export const placement = defineEntity({
  name: 'placements',
  label: 'Placement',
  subscription: 'business',
  fields: {
    name: text('Name', 200),
    start_date: day('Start date'),
    end_date: day('End date'),
    profile_ids: participants(),
  },
  allow: ALLOW,
  ...LISTED,
  check: namedErrors,
});

/** Training that was held. Its hours count once for each participant. */
export const training = defineEntity({
  name: 'trainings',
  label: 'Training',
  subscription: 'business',
  fields: {
    name: text('Name', 200),
    start_date: day('Start date', { notFuture: true }),
    end_date: day('End date', { notFuture: true }),
    length: hint(optional(decimal('Length, hours', { max: 100_000, scale: 2 })), 'Hours of each participant'),
    profile_ids: participants(),
  },
  allow: ALLOW,
  ...LISTED,
  check: (record) => ({ ...periodErrors(record), ...participantErrors(record, true) }),
});

/** Unpaid work that people of the company do for others. */
export const volunteering = defineEntity({
  name: 'volunteerings',
  label: 'Volunteering',
  subscription: 'business',
  fields: {
    name: text('Name', 200),
    notes: longText('Notes'),
    start_date: day('Start date'),
    end_date: day('End date'),
    profile_ids: participants(),
  },
  allow: ALLOW,
  ...LISTED,
  check: namedErrors,
});
