import { problem } from '@lichen/contracts/activities/calculation-problems';
import type { CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { ROUTES_BEYOND_WASTE, type WASTE_ROUTES } from '@lichen/contracts/activities/types/waste.entity';
import type { MissingFigure } from '../calculation';
import { convert } from '../conversion';
import { type Exact, exact, sum, ZERO } from '../exact';
import type { WeighedProduct } from '../goods-circumstances';
import { infoInput, multiplyBy } from '../inputs';
import { massOfGoods } from './goods-weight';

export type WasteRoute = (typeof WASTE_ROUTES)[number];

/** Input labels of the routes and totals of a waste. */
const LABELS = {
  recycled: 'Recycled',
  rdf: 'Refuse-derived fuel (RDF)',
  landfill: 'Landfill',
  waste_released: 'Waste released',
  processed: 'Processed',
} as const;
type Part = keyof typeof LABELS;
const ROUTES = ['recycled', 'rdf', 'landfill'] as const;

export type WasteFields = Readonly<Record<string, unknown>> & { readonly other_route?: WasteRoute | null };

interface WasteAmounts {
  readonly routes: readonly { readonly route: WasteRoute; readonly tonnes: Exact }[];
  readonly inputs: readonly CalcInput[];
  readonly total: Exact;
  readonly byDensity: boolean;
}

interface Amount {
  readonly tonnes: Exact;
  readonly inputs: readonly CalcInput[];
  readonly byDensity: boolean;
}

/** A rest this small is what rounding leaves between a total and its parts. */
const ROUNDING = exact('0.001');
const ONE_AND_ROUNDING = exact(1).plus(ROUNDING);

const asTold = (input: CalcInput): CalcInput => infoInput(input.label, input.value, input.units);

/** Tonnes of one part: its weight, else its volume by the density of the product; null where neither is entered. */
function amountOf(fields: WasteFields, part: Part, product: WeighedProduct | null): Amount | MissingFigure | null {
  const of = (measure: string) => [fields[`${part}_${measure}`], fields[`${part}_${measure}_units`]] as const;
  const [value, units] = typeof of('weight')[0] === 'number' ? of('weight') : of('volume');
  if (typeof value !== 'number' || value === 0) return null;
  const found = massOfGoods([multiplyBy(LABELS[part], value, `${units ?? 'kg'}`)], `${units ?? 'kg'}`, product);
  if ('err' in found) return found;
  const tonnes = convert(found.quantity, found.units, 't') ?? ZERO;
  return { tonnes, inputs: found.inputs.map(asTold), byDensity: found.byDensity };
}

/** Messages by field of routes that together hold more than the waste; empty while amounts cannot be compared. */
export function routesBeyondWaste(fields: WasteFields, product: WeighedProduct | null): Record<string, string> {
  const [released, processed, ...routes] = (['waste_released', 'processed', ...ROUTES] as const).map((part) =>
    amountOf(fields, part, product),
  );
  const [part, whole] = released ? (['waste_released', released] as const) : (['processed', processed] as const);
  if (!whole || 'err' in whole) return {};
  const parts = routes.flatMap((amount) => (amount && !('err' in amount) ? [amount.tonnes] : []));
  if (sum(parts).lte(whole.tonnes.times(ONE_AND_ROUNDING))) return {};
  const measure = typeof fields[`${part}_weight`] === 'number' ? 'weight' : 'volume';
  return { [`${part}_${measure}`]: ROUTES_BEYOND_WASTE };
}

/** The routes with what is left of the total. What was processed is a total too, never one of its parts. */
export function wasteAmounts(fields: WasteFields, product: WeighedProduct | null): WasteAmounts | MissingFigure {
  const read = Object.fromEntries(
    (Object.keys(LABELS) as Part[]).map((part) => [part, amountOf(fields, part, product)]),
  ) as Record<Part, Amount | MissingFigure | null>;
  const failed = Object.values(read).find((amount): amount is MissingFigure => amount !== null && 'err' in amount);
  if (failed) return failed;
  const amounts = read as Record<Part, Amount | null>;
  const entered = ROUTES.flatMap((route) => (amounts[route] ? [{ route, ...amounts[route] }] : []));
  const whole = amounts.waste_released ?? amounts.processed;
  const parts = sum(entered.map(({ tonnes }) => tonnes));
  const rest = (whole?.tonnes ?? ZERO).minus(parts);
  const hasRest = whole !== null && rest.gt(whole.tonnes.times(ROUNDING));
  if (entered.length === 0 && !hasRest) return { err: problem('noAmount') };
  if (hasRest && !fields.other_route) return { err: problem('noRoute') };
  const total = hasRest ? whole.tonnes : parts;
  const counted = hasRest ? [...entered, whole] : entered;
  return {
    routes: [
      ...entered.map(({ route, tonnes }) => ({ route, tonnes })),
      ...(hasRest && fields.other_route ? [{ route: fields.other_route, tonnes: rest }] : []),
    ],
    inputs: [...counted.flatMap(({ inputs }) => inputs), multiplyBy('Waste', total, 't')],
    total,
    byDensity: counted.some(({ byDensity }) => byDensity),
  };
}
