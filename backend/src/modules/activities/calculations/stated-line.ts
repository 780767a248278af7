import { type InventoryLine, isSameLine } from '@lichen/contracts/activities/inventory-line';
import { isLive } from '@lichen/contracts/activities/calculations/counted-calculations';
import type { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { inventoryLines, type PartialLine, linesLike } from '@lichen/contracts/activities/calculations/inventory-lines';
import type { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { FieldErrors } from '@lichen/contracts/api/problems';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { KG_IN } from '@lichen/contracts/formats/mass';
import { TEXTS } from '@lichen/contracts/text/texts';
import { exact, microKg } from '../emission/exact';
import { figureKey, isStated } from './effective-calculations';

type Calc = RecordOf<typeof emissionCalc>;
type InLine = Pick<Calc, keyof InventoryLine>;

/** Converts a stated figure from its unit to exact kilograms and to 10⁻⁶ kg. */
export function statedKg({ CO2, units }: Pick<Calc, 'CO2' | 'units'>) {
  const kg = exact(CO2 ?? 0).times(KG_IN[units]);
  return { exact_kg: kg.toFixed(), co2_ug: microKg(kg) };
}

/** Returns the missing fields of a draft's inventory line, taken from the activity's lines, `direct` first. */
export function missingIn(lines: readonly InventoryLine[], said: PartialLine): PartialLine {
  const { scope, component } = said;
  const exactly = linesLike(lines, said);
  // A basis or category that does not fit is reported on its own field.
  const like = exactly.length > 0 ? exactly : linesLike(lines, { scope, component });
  const main = like.find(({ component }) => component === 'direct') ?? like[0];
  if (!main) return { component: 'direct' };
  const isOneComponent = like.every(({ component }) => component === main.component);
  return {
    scope: main.scope,
    ...(main.component === 'direct' || isOneComponent ? { component: main.component } : {}),
  };
}

/** Returns the line after a change: with another scope or component, unchanged other fields are reset. */
function saidOf(record: InLine, before: InLine | null): InLine {
  if (!before || (record.scope === before.scope && record.component === before.component)) return record;
  const { scope, component, scope2_basis, scope3_category } = record;
  return {
    ...{ scope, component },
    scope2_basis: scope2_basis === before.scope2_basis ? null : scope2_basis,
    scope3_category: scope3_category === before.scope3_category ? null : scope3_category,
  };
}

/** The activity of a stated figure, all its rows, and the figure before the change. */
interface Around {
  readonly activity: RecordOf<typeof activity>;
  readonly siblings: readonly Calc[];
  readonly before: Calc | null;
}

/** Returns the activity's line that a stated figure belongs to; the line as entered if there is none. */
export function statedLine(record: InLine, { activity: parent, siblings, before }: Around): InventoryLine {
  const { scope, component, scope2_basis, scope3_category } = saidOf(record, before);
  const lines = inventoryLines(parent, siblings);
  const line = linesLike(lines, { scope, component, scope2_basis, scope3_category })[0];
  return line ?? { scope: record.scope, component: record.component, scope2_basis, scope3_category };
}

const TEXTS_OF = {
  scope: 'This activity has no emissions in this scope',
  component: 'This activity has no emissions of this component in this scope',
  scope2_basis: 'This basis does not fit the scope',
  scope3_category: 'This activity is not in this category',
} as const;

/** Returns an error on the first field that matches no line of the activity. */
function lineErrors(record: InLine, { activity: parent, siblings, before }: Around): FieldErrors {
  const said = saidOf(record, before);
  let open = inventoryLines(parent, siblings);
  for (const name of ['scope', 'component', 'scope2_basis', 'scope3_category'] as const) {
    open = linesLike(open, { [name]: said[name] });
    if (open.length === 0) return { [name]: TEXTS_OF[name] };
  }
  const [first] = open;
  const isOfOneCategory = open.every(({ scope3_category }) => scope3_category === first?.scope3_category);
  const hasNone = open.some(({ scope3_category }) => scope3_category === null);
  return isOfOneCategory || hasNone ? {} : { scope3_category: TEXTS.required };
}

/** Returns the calculated rows that a stated one replaces. */
const replaced = (record: Calc, siblings: readonly Calc[]): Calc[] =>
  siblings.filter((row) => !isStated(row) && isLive(row) && figureKey(row) === figureKey(record));

/**
 * Requires evidence for a zero that replaces a positive figure. The location-based figure of power depends on its grid
 * only, which no contract changes.
 */
function zeroErrors(record: Calc, siblings: readonly Calc[]): FieldErrors {
  if (record.CO2 !== 0) return {};
  if (!replaced(record, siblings).some(({ co2_ug }) => (co2_ug ?? 0) > 0)) return {};
  if (record.scope2_basis === 'location')
    return { CO2: 'The location-based figure cannot be zero. State a market-based figure instead' };
  return record.evidence ? {} : { evidence: 'A figure of zero needs evidence' };
}

const CREDIT = 'A credit or removal is the amount of its own record. Change that amount';

/**
 * Returns messages by field about line and amount. Records from before these rules may be taken out of use unchanged.
 */
export function statedFigureErrors(record: Calc, around: Around): FieldErrors {
  const { before, siblings } = around;
  if (before && !record.used && isSameLine(before, record)) return {};
  // A positive amount would contradict the register of credits.
  if (around.activity.offset_kind) return { CO2: CREDIT };
  return {
    ...zeroErrors({ ...record, ...statedLine(record, around) }, siblings),
    ...lineErrors(record, around),
  };
}
