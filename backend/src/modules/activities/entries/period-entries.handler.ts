import {
  ENTERED_OTHERWISE,
  type EntrySlot,
  entrySlots,
  type PeriodType,
} from '@lichen/contracts/activities/entries/period-entries';
import {
  type PeriodEntriesAnswer,
  periodEntries,
  savePeriodEntries,
} from '@lichen/contracts/activities/entries/period-entries.call';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { invalid } from '@lichen/contracts/api/problems';
import type { JobBatch } from '../../../platform/engine/jobs/job-batch';
import type { Read } from '../../../platform/engine/rules';
import { handler, type ServedCall } from '../../../platform/module';
import type { TownsNamed } from '../places/sure-town';
import { type EntriesQuery, type NextEntry, nextWay, TYPE, WAY } from './next-way.query';
import { personOf } from './person.query';
import {
  amountOf,
  boundsOf,
  changedDraft,
  detailsOf,
  type StoredEntry,
  entryDraft,
  isOfMode,
  isOfOtherMode,
} from './period-drafts';

type Plain = Record<string, unknown>;

/** Returns the entries of this mode in the period, by day. */
async function enteredOf(read: Read, asked: EntriesQuery): Promise<StoredEntry[]> {
  const { from, to } = boundsOf(asked.mode, asked.from);
  const where = { profile_id: asked.profile_id, from: { atLeast: from }, to: { atMost: to } };
  const rows = (await read(TYPE[asked.activity]).list({
    where,
    order: [{ column: 'from' }],
  })) as unknown as StoredEntry[];
  return rows.filter((row) => isOfMode(asked.activity, asked.mode, asked.from, row));
}

/** Returns the amounts of the entries; those of one day belong together. */
function amounts(activity: PeriodType, entered: readonly StoredEntry[]): PeriodEntriesAnswer['entries'] {
  return entered.map((row) => ({ _id: row._id, from: Number(row['from']), amount: amountOf(activity, row) }));
}

async function answerOf(read: Read, asked: NextEntry): Promise<PeriodEntriesAnswer> {
  const entered = await enteredOf(read, asked);
  const [first] = entered;
  const how = first ? detailsOf(asked.activity, first) : await nextWay(read, asked);
  return { entries: amounts(asked.activity, entered), how };
}

interface Saved extends EntriesQuery {
  entries: readonly { from: number; amount: number }[];
  how: Plain;
  changed?: { slots: readonly number[]; how: readonly string[] } | undefined;
}

/** Throws if days are already entered in another mode, which has to be cleared first. */
async function expectOnceOnly(read: Read, { activity, profile_id, mode, from, entries }: Saved): Promise<void> {
  const isFilled = (slot: EntrySlot) => entries.some((entry) => entry.from === slot.from && entry.amount > 0);
  const slots = entrySlots(mode, from).filter(isFilled);
  const bounds = boundsOf(mode, from);
  const where = { profile_id, from: { atMost: bounds.to }, to: { atLeast: bounds.from } };
  const rows = (await read(TYPE[activity]).list({ where })) as unknown as StoredEntry[];
  const others = rows.filter((row) => isOfOtherMode(activity, mode, from, row));
  const isTaken = (slot: EntrySlot) =>
    others.some((row) => Number(row['from']) <= slot.to && Number(row['to']) >= slot.from);
  if (slots.some(isTaken)) throw invalid({ entries: ENTERED_OTHERWISE });
}

/** Updates existing entries, adds new ones and removes the rest; repeating it changes nothing. */
async function replace(batch: JobBatch, asked: Saved): Promise<void> {
  const entity = TYPE[asked.activity];
  const there = await enteredOf(batch.unit.read, asked);
  for (const slot of entrySlots(asked.mode, asked.from)) {
    const amount = asked.entries.find(({ from }) => from === slot.from)?.amount ?? 0;
    const [kept, ...surplus] = there.filter((row) => row['from'] === slot.from);
    const draft = entryDraft(asked, slot, amount);
    if (amount > 0 && kept) await batch.update(entity, { id: kept._id }, draft);
    if (amount > 0 && !kept) await batch.create(entity, draft);
    const gone = amount > 0 ? surplus : [kept, ...surplus];
    for (const row of gone) if (row) await batch.remove(entity, { id: row._id });
  }
}

/** Applies only the person's changes: other slots keep their amounts, entries their other details. */
async function change(batch: JobBatch, asked: Saved, changed: NonNullable<Saved['changed']>): Promise<void> {
  const entity = TYPE[asked.activity];
  const there = await enteredOf(batch.unit.read, asked);
  const request = { ...asked, changed: changed.how };
  const slots = entrySlots(asked.mode, asked.from);
  for (const slot of slots) {
    const stored = there.filter((row) => row['from'] === slot.from);
    const [kept, ...surplus] = stored;
    if (!changed.slots.includes(slot.from)) {
      if (changed.how.length === 0) continue;
      for (const entry of stored) {
        const draft = changedDraft(request, slot, { entry, amount: amountOf(asked.activity, entry) });
        await batch.update(entity, { id: entry._id }, draft);
      }
      continue;
    }
    const amount = asked.entries.find(({ from }) => from === slot.from)?.amount ?? 0;
    if (amount > 0 && kept)
      await batch.update(entity, { id: kept._id }, changedDraft(request, slot, { entry: kept, amount }));
    if (amount > 0 && !kept) await batch.create(entity, entryDraft(asked, slot, amount));
    for (const entry of amount > 0 ? surplus : stored) await batch.remove(entity, { id: entry._id });
  }
}

/** Stores how the person travelled as the default of the next entry. */
async function keepWay(batch: JobBatch, { profile_id, how }: Saved): Promise<void> {
  const { transport_method = null, travel_class = null, fuel_type = null, distance = null, units = null } = how;
  const way = { transport_method, travel_class, fuel_type, distance, last_units: units };
  await batch.update(staffProfile, { id: profile_id }, way);
}

export const periodEntryCalls = (townsNamed: TownsNamed): readonly ServedCall[] => [
  handler(periodEntries, async ({ input, read, context }) => {
    const profile = await personOf(read, input.profile_id, context);
    return answerOf(read, { ...input, profile, townsNamed, language: context.language });
  }),
  handler(savePeriodEntries, async ({ input, read, context, write }) => {
    const profile = await personOf(read, input.profile_id, context);
    const asked = { ...input, profile, townsNamed, language: context.language };
    const obj = await write(async (unit, batch) => {
      await expectOnceOnly(unit.read, input);
      const { changed } = input;
      const isOtherWay = !changed || changed.how.some((name) => WAY.includes(name));
      if (changed) await change(batch, input, changed);
      else await replace(batch, input);
      if (input.activity === 'commute' && isOtherWay) await keepWay(batch, input);
      return answerOf(unit.read, asked);
    });
    return { ok: true, obj };
  }),
];
