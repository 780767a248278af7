import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Effect } from '../../../platform/engine/rules';
import type { MonthRow } from './emission-months';
import type { CalculatedRow } from './calculate.rules';
import { supersessionReason } from './supersession-reason';
import type { Supersession } from './effective-calculations';

/** Fields that rows of the last calculation are compared by, and that the reason of a superseded row is made from. */
export const COMPARED_FIELDS = [
  ...['_id', 'version', 'activity_id', 'activity_type', 'component', 'scope', 'scope2_basis', 'scope3_category'],
  ...[
    'used',
    'superseded_by',
    'engine_version',
    'input_hash',
    'co2_ug',
    'err_msg',
    'problem',
    'from',
    'to',
    'parts',
    'inputs',
  ],
  ...['basis', 'basis_units', 'region_used'],
] as const;

/** A stored row, as far as a new calculation looks at it. */
export type ComparedCalc = Pick<RecordOf<typeof emissionCalc>, (typeof COMPARED_FIELDS)[number]>;

const changed = (row: ComparedCalc & MonthRow, changes: Partial<RecordOf<typeof emissionCalc>>): Effect => ({
  kind: 'update',
  entity: emissionCalc,
  record: row as unknown as RecordOf<Entity>,
  changes,
});

/** The effects that store a new calculation and supersede the rows it replaces. */
export function supersedeEffects({ insert, supersede, release }: Supersession<CalculatedRow, ComparedCalc>): Effect[] {
  const byId = new Map(insert.map((row) => [row._id, row]));
  return [
    ...insert.map(
      (row): Effect => ({ kind: 'insert', entity: emissionCalc, row: row as CalculatedRow & Record<string, unknown> }),
    ),
    ...supersede.map(({ row, by }) => {
      const reason = supersessionReason(row, byId.get(by));
      return changed(row, { superseded_by: by, used: false, reason });
    }),
    ...release.map((row) => changed(row, { used: false })),
  ];
}

/** Figures that people stated go with their activity where its days move to. */
export const moveStatedRows = (
  { keep }: Supersession<CalculatedRow, ComparedCalc>,
  { from, to }: Pick<ComparedCalc, 'from' | 'to'>,
): Effect[] =>
  keep
    .filter((row) => row.engine_version === null && (row.from !== from || row.to !== to))
    .map((row) => changed(row, { from, to }));

/** Its whole row: the log keeps what goes. */
export const removeCalculations = (row: ComparedCalc): Effect => ({
  kind: 'remove',
  entity: emissionCalc,
  record: row as unknown as RecordOf<Entity>,
});
