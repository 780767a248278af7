import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { SIGNED_IN } from '../../portal/roles';
import { fieldSchema, isExactDecimal } from '../../entity/schema';
import { FIELD_TEXTS, TEXTS } from '../../text/texts';
import { commuteActivity } from '../types/commute.entity';
import { homeWorkingActivity } from '../types/home-working.entity';
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
  /** The first day of a week; any day of a year. */
  from: day,
};

/** `amount` is the journeys, there and back, or the hours at home. */
const entry = z.strictObject({
  from: day,
  amount: z
    .number(FIELD_TEXTS.number)
    .min(0, FIELD_TEXTS.tooSmall)
    .max(MOST_AMOUNT, FIELD_TEXTS.tooLarge)
    .refine((amount) => isExactDecimal(amount, HOURS_DECIMALS), FIELD_TEXTS.tooPrecise),
});

/** Fields of an entry beside its days and amount; `distance` is one way. The type itself checks them. */
const COMMUTE_DETAILS = [
  ...['location_id', 'transport_method', 'travel_class', 'fuel_type', 'start_location', 'end_location'],
  ...['distance', 'units', 'occupants'],
] as const;
const HOME_WORKING_DETAILS = ['location_id', 'equipment', 'heating', 'air_conditioner', 'air_conditioner_kw'] as const;
export const ENTRY_DETAILS = { commute: COMMUTE_DETAILS, home_working_activity: HOME_WORKING_DETAILS } as const;
const ENTRY_ENTITIES = { commute: commuteActivity, home_working_activity: homeWorkingActivity };

/**
 * What a person changed of entries they were shown: first days of slots (an amount of 0, or none, clears one) and names
 * of details. Everything else stays as it is stored, also where entries differ in their details: with other `units`
 * and no other `distance`, each entry keeps its own length.
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

/** Errors of the entries as a whole, by field. Browser and server use the same rule. */
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
    // A change may clear what is there; only where nothing is there does something have to be entered.
    ...(!changed && lacksEntries(activity, mode, entries) ? { entries: TEXTS.required } : {}),
    ...(isBroken ? { entries: FIELD_TEXTS.wholeNumber } : {}),
    ...(isTwice || [...entries.map((one) => one.from), ...(changed?.slots ?? [])].some((one) => !slots.has(one))
      ? { entries: FIELD_TEXTS.day }
      : {}),
    ...(changed?.how.some((name) => !Object.hasOwn(how, name)) ? { 'changed.how': FIELD_TEXTS.unknownField } : {}),
  };
}

/** The entries of a person's week or year as they are, and what the next ones start with. */
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
 * Replaces the entries of a person's week or year, all or none; with `changed` only what it names. The way to work is
 * kept with the person.
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

export interface PeriodEntry {
  _id: string;
  from: number;
  amount: number;
}

/** `how` is of the entries that are there, else of the last ones, else what is known of the person. */
export interface PeriodEntriesAnswer {
  entries: PeriodEntry[];
  how: Record<string, unknown>;
}
