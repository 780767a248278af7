import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { SIGNED_IN } from '../../portal/roles';
import { fieldSchema, isExactDecimal } from '../../entity/schema';
import { FIELD_TEXTS, TEXTS } from '../../text/texts';
import { commuteActivity } from '../types/staff/commute.entity';
import { homeWorkingActivity } from '../types/staff/home-working.entity';
import { ENTRY_MODES, entrySlots, lacksEntries, PERIOD_TYPES } from './period-entries';

/** Hours of a leap year. */
const MOST_AMOUNT = 8784;
const HOURS_DECIMALS = 6;

const text = (max: number) => z.string().max(max);
const day = fieldSchema(homeWorkingActivity.fields.start_date) as z.ZodType<number>;

/** Selects the entries of one person and mode in one week or year. */
const period = {
  activity: z.enum(PERIOD_TYPES, FIELD_TEXTS.choice),
  profile_id: text(64).min(1, TEXTS.required),
  mode: z.enum(ENTRY_MODES, FIELD_TEXTS.choice),
  /** The first day of the week, or any day of the year. */
  from: day,
};

/** `amount` is the number of round trips, or the hours worked at home. */
const entry = z.strictObject({
  from: day,
  amount: z
    .number(FIELD_TEXTS.number)
    .min(0, FIELD_TEXTS.tooSmall)
    .max(MOST_AMOUNT, FIELD_TEXTS.tooLarge)
    .refine((amount) => isExactDecimal(amount, HOURS_DECIMALS), FIELD_TEXTS.tooPrecise),
});

/** Fields of an entry besides its days and amount; `distance` is one way. The activity type validates them. */
const COMMUTE_DETAILS = [
  ...['location_id', 'transport_method', 'travel_class', 'fuel_type', 'start_location', 'end_location'],
  ...['distance', 'units', 'occupants'],
] as const;
const HOME_WORKING_DETAILS = ['location_id', 'equipment', 'heating', 'air_conditioner', 'air_conditioner_kw'] as const;
/** Names of the fields that an entry of each type may contain besides its days and amount. */
export const ENTRY_DETAILS = { commute: COMMUTE_DETAILS, home_working_activity: HOME_WORKING_DETAILS } as const;
const ENTRY_ENTITIES = { commute: commuteActivity, home_working_activity: homeWorkingActivity };

/**
 * The changes a user made to the entries shown: first days of slots (an amount of 0 or none clears one) and names of
 * details. Everything else stays as stored, even where entries differ in their details: if only `units` changes and not
 * `distance`, each entry keeps its own distance.
 */
const changed = z.strictObject({ slots: z.array(day).max(12), how: z.array(text(40)).max(20) });

interface Saved {
  activity: (typeof PERIOD_TYPES)[number];
  mode: (typeof ENTRY_MODES)[number];
  from: number;
  entries: readonly { from: number; amount: number }[];
  how: Readonly<Record<string, unknown>>;
  changed?: z.infer<typeof changed> | undefined;
}

/** Returns the errors of the entries as a whole, by field. Browser and server share the rule. */
export function periodEntryErrors({ activity, mode, from, entries, how, changed }: Saved): Record<string, string> {
  const slots = new Set(entrySlots(mode, from).map((slot) => slot.from));
  const isTwice = new Set(entries.map((one) => one.from)).size < entries.length;
  const isBroken = activity === 'commute' && entries.some(({ amount }) => !Number.isInteger(amount));
  const fields: readonly string[] = ENTRY_DETAILS[activity];
  const unknown = Object.keys(how).filter(
    (name) => !fields.includes(name) || !Object.hasOwn(ENTRY_ENTITIES[activity].fields, name),
  );
  return {
    ...Object.fromEntries(unknown.map((name) => [`how.${name}`, FIELD_TEXTS.unknownField])),
    // A change may clear stored entries; an entry is required only where none is stored.
    ...(!changed && lacksEntries(activity, mode, entries) ? { entries: TEXTS.required } : {}),
    ...(isBroken ? { entries: FIELD_TEXTS.wholeNumber } : {}),
    ...(isTwice || [...entries.map((one) => one.from), ...(changed?.slots ?? [])].some((one) => !slots.has(one))
      ? { entries: FIELD_TEXTS.day }
      : {}),
    ...(changed?.how.some((name) => !Object.hasOwn(how, name)) ? { 'changed.how': FIELD_TEXTS.unknownField } : {}),
  };
}

/** Returns the stored entries of a person's week or year, and the details that new entries start with. */
export const periodEntries = defineCall({
  name: 'period_entries',
  label: 'Entries of a week or a year',
  method: 'POST',
  allow: SIGNED_IN,
  input: z.strictObject(period),
  writes: false,
  dependsOn: ['activities'],
});

/**
 * Replaces the entries of a person's week or year, all or none; with `changed`, replaces only what it names. The
 * commute details are stored with the person.
 */
export const savePeriodEntries = defineCall({
  name: 'save_period_entries',
  label: 'Save the entries of a week or a year',
  method: 'POST',
  allow: SIGNED_IN,
  subscription: 'activities',
  input: z
    .strictObject({
      ...period,
      entries: z.array(entry).max(12),
      how: z.record(z.string(), z.unknown()),
      changed: changed.optional(),
    })
    .check(({ value, issues }) => {
      for (const [path, message] of Object.entries(periodEntryErrors(value)))
        issues.push({ code: 'custom', input: value, path: path.split('.'), message });
    }),
  writes: true,
});

/** A stored entry of the period; `from` is its first day, `amount` is in the unit of its type. */
export interface PeriodEntry {
  _id: string;
  from: number;
  amount: number;
}

/** `how` comes from the stored entries, otherwise from the latest ones, otherwise from the person's profile. */
export interface PeriodEntriesAnswer {
  entries: PeriodEntry[];
  how: Record<string, unknown>;
}
