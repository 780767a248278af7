import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Effect } from '../../../platform/engine/rules';
import type { MonthRow } from './emission-months';
import type { CalculatedRow } from './calculate.rules';
import { supersessionReason } from './supersession-reason';
import type { Supersession } from './supersession';

/** Fields for comparing rows with a new calculation and for the reason of superseding them. */
export const COMPARED_FIELDS = [
  ...[
    '_id',
    'version',
    'created_on',
    'activity_id',
    'activity_type',
    'component',
    'scope',
    'scope2_basis',
    'scope3_category',
  ],
  ...[
    'used',
    'precedence',
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
  ...['method', 'calc_units', 'reason', 'partner_id'],
] as const;

/** A stored row with the fields that a new calculation is compared with. */
export type ComparedCalc = Pick<RecordOf<typeof emissionCalc>, (typeof COMPARED_FIELDS)[number]>;

const changed = (row: ComparedCalc & MonthRow, changes: Partial<RecordOf<typeof emissionCalc>>): Effect => ({
  kind: 'update',
  entity: emissionCalc,
  record: row as unknown as RecordOf<Entity>,
  changes,
});

/** Returns the effects that store a new calculation, supersede the rows it replaces, and update the others. */
export function supersedeEffects(of: Supersession<CalculatedRow, ComparedCalc>): Effect[] {
  const { insert, supersede, restate, reorder } = of;
  const byId = new Map(insert.map((row) => [row._id, row]));
  return [
    ...insert.map(
      (row): Effect => ({ kind: 'insert', entity: emissionCalc, row: row as CalculatedRow & Record<string, unknown> }),
    ),
    ...supersede.map(({ row, by }) => {
      const reason = supersessionReason(row, byId.get(by));
      return changed(row, { superseded_by: by, used: false, reason });
    }),
    ...restate.map(({ row, changes }) => changed(row, changes)),
    ...reorder.map(({ row, precedence }) => changed(row, { precedence })),
  ];
}

/** Removes the whole row, which the audit log keeps. */
export const removeCalculations = (row: ComparedCalc): Effect => ({
  kind: 'remove',
  entity: emissionCalc,
  record: row as unknown as RecordOf<Entity>,
});
