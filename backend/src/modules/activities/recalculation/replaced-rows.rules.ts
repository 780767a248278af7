import type { CalcPart, emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type {
  CausingFactor,
  CausingPart,
  RecalculationCause,
} from '@lichen/contracts/activities/recalculation/recalculation.entity';
import { kgOf } from '@lichen/contracts/formats/mass';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Effect } from '../../../platform/engine/rules';
import type { ActivityCalculation } from '../activity/activity.rules';
import { figureKey } from '../calculations/effective-calculations';
import { recalculationReason, SUPERSESSION_REASONS } from '../calculations/supersession-reason';
import type { EnginePart } from '../emission/calculation';
import type { FactorLibrary } from '../emission/published/factor';
import { factorLabelsOf } from '../emission/published/factor-labels-of';

/** Fields of a stored or new row that describe its factor. */
type CausingRow = Pick<RecordOf<typeof emissionCalc>, 'source' | 'factor_label' | 'factor' | 'factor_units' | 'co2_ug'>;

/** Parts of a row with the unit of their quantities. */
interface PartedRow {
  readonly parts: readonly CalcPart[] | null;
  readonly calc_units: string | null;
}

/** A superseded row with its successor; one of them may be missing. */
export interface ReplacedRow extends Pick<RecalculationCause, 'component' | 'scope2_basis' | 'reason' | 'after'> {
  /** The superseded row. */
  readonly replaced: (PartedRow & { readonly _id: string }) | null;
}

/** Returns the factors of a row that has several, each with its days and its quantity. */
function partsOf(
  { factor_label }: CausingRow,
  { parts, calc_units }: PartedRow,
  library: FactorLibrary,
): CausingPart[] {
  const stored = (parts ?? []) as readonly EnginePart[];
  const labels = factorLabelsOf({ parts: stored, factor_label }, library);
  return stored.map(({ factor_id, factor, from, to, quantity }) => ({
    label: labels.get(factor_id) ?? '',
    ...{ factor, from, to, quantity, units: calc_units ?? '' },
  }));
}

/** Returns the factors of a row, with its result in kilograms. */
export function factorOf(row: CausingRow, parted: PartedRow, library: FactorLibrary): CausingFactor {
  const { source, factor_label, factor, factor_units, co2_ug } = row;
  const hasSeveral = (parted.parts?.length ?? 0) > 1;
  return {
    label: factor_label ?? source ?? '',
    factor,
    units: factor_units,
    kg: kgOf(co2_ug),
    ...(hasSeveral ? { parts: partsOf(row, parted, library) } : {}),
  };
}

/**
 * Returns the superseded rows with their successors. A new row without predecessor comes from a record that the figure
 * depends on.
 */
export function replacedRows(
  { insert, supersede }: ActivityCalculation['supersession'],
  library: FactorLibrary,
): ReplacedRow[] {
  const byId = new Map(insert.map((row) => [row._id, row]));
  const given = supersede.map(({ row, by }): ReplacedRow => {
    const successor = byId.get(by);
    const isSameFigure = successor !== undefined && figureKey(successor) === figureKey(row);
    const { component, scope2_basis } = row;
    return {
      ...{ component, scope2_basis, replaced: row, reason: recalculationReason(row, successor) },
      after: isSameFigure ? factorOf(successor, successor, library) : null,
    };
  });
  const successors = new Set(supersede.map(({ row }) => figureKey(row)));
  const fresh = insert.filter((row) => !successors.has(figureKey(row)));
  const { source: reason } = SUPERSESSION_REASONS;
  return [
    ...given,
    ...fresh.map(
      (row): ReplacedRow => ({
        ...{ component: row.component, scope2_basis: row.scope2_basis, replaced: null, reason },
        after: factorOf(row, row, library),
      }),
    ),
  ];
}

/** Sets the reason of superseded rows, which in a recalculation is never an edit. */
export function withReason(effect: Effect, reasons: ReadonlyMap<string, string>): Effect {
  const reason = effect.kind === 'update' ? reasons.get(effect.record._id) : undefined;
  return effect.kind === 'update' && reason ? { ...effect, changes: { ...effect.changes, reason } } : effect;
}
