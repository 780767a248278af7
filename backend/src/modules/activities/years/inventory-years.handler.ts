import {
  decideInventoryYear,
  INVENTORY_YEAR_TEXTS,
  type InventoryYearRow,
  inventoryYearStates,
} from '@lichen/contracts/activities/years/inventory-year.call';
import { inventoryYear, type YearSums } from '@lichen/contracts/activities/years/inventory-year.entity';
import { recalculation } from '@lichen/contracts/activities/recalculation/recalculation.entity';
import { yearBounds } from '@lichen/contracts/formats/days';
import type { Entity, EventOf, RecordOf } from '@lichen/contracts/entity/entity';
import { refused } from '@lichen/contracts/api/problems';
import type { Context, Read } from '../../../platform/engine/rules';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { type ServedCall, handler } from '../../../platform/module';
import { areSame, inKg, sumsOfYear } from './year-sums';
import { yearsInTransaction, yearsOf } from './year-sums.query';

type Year = RecordOf<typeof inventoryYear>;

function rowOf(year: number, decided: Year | undefined, now: YearSums): InventoryYearRow {
  const approved = decided?.state === 'approved' ? decided.approved_ug : null;
  return {
    year,
    state: decided?.state ?? 'open',
    approved_by: decided?.approved_by ?? null,
    approved_on: decided?.approved_on ?? null,
    note: decided?.note ?? null,
    now: inKg(now),
    approved: approved && inKg(approved),
    changed_since_approval: approved !== null && !areSame(approved, now),
  };
}

const statesAnswer = handler(inventoryYearStates, async ({ read, sums }) => {
  const [years, decided] = await Promise.all([yearsOf(sums), read(inventoryYear).list()]);
  const byYear = new Map(decided.map((each) => [each.year, each]));
  const all = [...new Set([...years.keys(), ...byYear.keys()])].sort((a, b) => b - a);
  const list = all.map((year) => rowOf(year, byYear.get(year), sumsOfYear(years, year)));
  return { list, total: list.length, count: list.length };
});

interface Deciding {
  unit: UnitOfWork;
  years: () => Promise<ReadonlyMap<number, YearSums>>;
  context: Context;
  year: number;
  note: string | null;
  known: Year | undefined;
}

const write = (
  { unit, known, context, year }: Deciding,
  changes: Partial<Year>,
  type: EventOf<typeof inventoryYear>,
) => {
  if (known) return unit.update(inventoryYear, known as unknown as RecordOf<Entity>, changes, type);
  const row = { _id: context.newId(), version: 1, created_on: context.now, created_by: context.userId };
  const fresh = { ...row, updated_on: context.now, year, ...changes } as Year;
  return unit.insert(inventoryYear, fresh, type);
};

const isBeingWritten = async (read: Read) => (await read(recalculation).count({ where: { state: 'committing' } })) > 0;

const DECISIONS = {
  approve: async (deciding: Deciding) => {
    const { unit, years, context, year, note, known } = deciding;
    if (known?.state === 'approved') throw refused(INVENTORY_YEAR_TEXTS.alreadyApproved);
    if (yearBounds(year).to >= context.today) throw refused(INVENTORY_YEAR_TEXTS.notOver);
    if (await isBeingWritten(unit.read)) throw refused(INVENTORY_YEAR_TEXTS.recalculating);
    const approved_ug = sumsOfYear(await years(), year);
    const signed = { approved_by: context.email, approved_on: context.now, note };
    await write(deciding, { state: 'approved', ...signed, approved_ug }, 'approve');
  },
  reopen: async (deciding: Deciding) => {
    if (deciding.known?.state !== 'approved') throw refused(INVENTORY_YEAR_TEXTS.notApproved);
    const unsigned = { approved_by: null, approved_on: null, approved_ug: null };
    await write(deciding, { state: 'open', ...unsigned, note: deciding.note }, 'reopen');
  },
} as const;

const decideAnswer = handler(decideInventoryYear, async ({ input, context, write: inTransaction, platform }) => {
  const { year, decision, note = null } = input;
  await inTransaction(async (unit) => {
    const [known] = await unit.read(inventoryYear).list({ where: { year } });
    const years = () => yearsInTransaction(unit, platform, context.companyId);
    await DECISIONS[decision]({ unit, years, context, year, note, known });
  });
  return { ok: true, obj: { year, state: decision === 'approve' ? 'approved' : 'open' } };
});

export const inventoryYearCalls: readonly ServedCall[] = [statesAnswer, decideAnswer];
