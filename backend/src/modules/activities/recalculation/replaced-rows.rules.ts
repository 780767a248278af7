import type { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type {
  CausingFactor,
  RecalculationCause,
} from '@lichen/contracts/activities/recalculation/recalculation.entity';
import { kgOf } from '@lichen/contracts/formats/mass';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Effect } from '../../../platform/engine/rules';
import type { ActivityCalculation } from '../activity/activity.rules';
import { figureKey } from '../calculations/effective-calculations';
import { recalculationReason, SUPERSESSION_REASONS } from '../calculations/supersession-reason';

/** Fields of a stored or new row that describe its factor. */
type CausingRow = Pick<RecordOf<typeof emissionCalc>, 'source' | 'factor_label' | 'factor' | 'factor_units' | 'co2_ug'>;

/** A superseded row with its successor; one of them may be missing. */
export interface ReplacedRow extends Pick<RecalculationCause, 'component' | 'scope2_basis' | 'reason' | 'after'> {
  readonly replaced_id: string | null;
}

/** Returns the factor of a row, with its result in kilograms. */
export const factorOf = ({ source, factor_label, factor, factor_units, co2_ug }: CausingRow): CausingFactor => ({
  label: factor_label ?? source ?? '',
  factor,
  units: factor_units,
  kg: kgOf(co2_ug),
});

/**
 * Returns the superseded rows with their successors. A new row without predecessor comes from a record that the figure
 * depends on.
 */
export function replacedRows({ insert, supersede }: ActivityCalculation['supersession']): ReplacedRow[] {
  const byId = new Map(insert.map((row) => [row._id, row]));
  const given = supersede.map(({ row, by }): ReplacedRow => {
    const successor = byId.get(by);
    const isSameFigure = successor !== undefined && figureKey(successor) === figureKey(row);
    const { component, scope2_basis } = row;
    return {
      ...{ component, scope2_basis, replaced_id: row._id, reason: recalculationReason(row, successor) },
      after: isSameFigure ? factorOf(successor) : null,
    };
  });
  const successors = new Set(supersede.map(({ row }) => figureKey(row)));
  const fresh = insert.filter((row) => !successors.has(figureKey(row)));
  const { source: reason } = SUPERSESSION_REASONS;
  return [
    ...given,
    ...fresh.map(
      (row): ReplacedRow => ({
        ...{ component: row.component, scope2_basis: row.scope2_basis, replaced_id: null, reason },
        after: factorOf(row),
      }),
    ),
  ];
}

/** Sets the reason of superseded rows, which in a recalculation is never an edit. */
export function withReason(effect: Effect, reasons: ReadonlyMap<string, string>): Effect {
  const reason = effect.kind === 'update' ? reasons.get(effect.record._id) : undefined;
  return effect.kind === 'update' && reason ? { ...effect, changes: { ...effect.changes, reason } } : effect;
}
