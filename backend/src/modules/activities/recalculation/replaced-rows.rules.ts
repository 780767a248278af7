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

/** Fields of a stored or fresh row that say what it was multiplied by. */
type CausingRow = Pick<RecordOf<typeof emissionCalc>, 'source' | 'factor_label' | 'factor' | 'factor_units' | 'co2_ug'>;

/** A stored row that gives way, with the one that takes its place; one of them may be missing. */
export interface ReplacedRow extends Pick<RecalculationCause, 'component' | 'scope2_basis' | 'reason' | 'after'> {
  readonly replaced_id: string | null;
}

/** What a row was multiplied by, and what came of it. */
export const factorOf = ({ source, factor_label, factor, factor_units, co2_ug }: CausingRow): CausingFactor => ({
  label: factor_label ?? source ?? '',
  factor,
  units: factor_units,
  kg: kgOf(co2_ug),
});

/** What gives way to what. A row that nothing was there for before came with a record that the figure depends on. */
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

/** Nobody touched the activities of a recalculation: the rows that give way say what did change. */
export function withReason(effect: Effect, reasons: ReadonlyMap<string, string>): Effect {
  const reason = effect.kind === 'update' ? reasons.get(effect.record._id) : undefined;
  return effect.kind === 'update' && reason ? { ...effect, changes: { ...effect.changes, reason } } : effect;
}
