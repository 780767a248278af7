import { problem } from '@lichen/contracts/activities/calculation-problems';
import type { CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import {
  PROCESSED_BEYOND_WASTE,
  ROUTES_BEYOND_WASTE,
  type WASTE_ROUTES,
} from '@lichen/contracts/activities/types/buildings/waste.entity';
import type { MissingFigure } from '../../calculation';
import { convert } from '../../conversion';
import { type Exact, exact, sum, ZERO } from '../../exact';
import type { WeighedProduct } from '../../goods-circumstances';
import { infoInput, multiplyBy } from '../../inputs';
import { massOfGoods } from '../goods/goods-weight';

export type WasteRoute = (typeof WASTE_ROUTES)[number];

/** Input labels of the disposal routes and totals. */
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

/** Share of the total up to which a rest counts as rounding. */
const ROUNDING = exact('0.001');
const ONE_AND_ROUNDING = exact(1).plus(ROUNDING);

const asTold = (input: CalcInput): CalcInput => infoInput(input.label, input.value, input.units);

/**
 * Returns the tonnes of a part: its weight, else its volume times the product's density; null where neither is entered.
 */
function amountOf(fields: WasteFields, part: Part, product: WeighedProduct | null): Amount | MissingFigure | null {
  const of = (measure: string) => [fields[`${part}_${measure}`], fields[`${part}_${measure}_units`]] as const;
  const [value, units] = typeof of('weight')[0] === 'number' ? of('weight') : of('volume');
  if (typeof value !== 'number' || value === 0) return null;
  const found = massOfGoods([multiplyBy(LABELS[part], value, `${units ?? 'kg'}`)], `${units ?? 'kg'}`, product);
  if ('err' in found) return found;
  const tonnes = convert(found.quantity, found.units, 't') ?? ZERO;
  return { tonnes, inputs: found.inputs.map(asTold), byDensity: found.byDensity };
}

/** Returns the field with the amount of a part: its weight if entered, else its volume. */
const fieldOf = (fields: WasteFields, part: Part): string =>
  `${part}_${typeof fields[`${part}_weight`] === 'number' ? 'weight' : 'volume'}`;

type Measure = (part: Part) => Exact | null;

/** Ways to measure a part: by mass, then by volume for waste without a known density. */
const measures = (fields: WasteFields, product: WeighedProduct | null): Measure[] => [
  (part) => {
    const amount = amountOf(fields, part, product);
    return amount && !('err' in amount) ? amount.tonnes : null;
  },
  (part) => {
    const [value, units] = [fields[`${part}_volume`], fields[`${part}_volume_units`]];
    return typeof value === 'number' && value !== 0 ? convert(exact(value), `${units}`, 'm3') : null;
  },
];

const isTold = (fields: WasteFields, part: Part): boolean =>
  [fields[`${part}_weight`], fields[`${part}_volume`]].some((value) => typeof value === 'number' && value !== 0);

const exceeds = (some: Exact | null, whole: Exact): boolean => some?.gt(whole.times(ONE_AND_ROUNDING)) ?? false;

/** Returns messages by field for parts larger than the waste; empty where amounts cannot be compared. */
export function partsBeyondWaste(fields: WasteFields, product: WeighedProduct | null): Record<string, string> {
  const part = isTold(fields, 'waste_released') ? 'waste_released' : 'processed';
  const measure = measures(fields, product).find((each) => each(part) !== null);
  const whole = measure?.(part);
  if (!measure || !whole) return {};
  const routes = sum(ROUTES.flatMap((route) => measure(route) ?? []));
  return {
    ...(exceeds(measure('processed'), whole) ? { [fieldOf(fields, 'processed')]: PROCESSED_BEYOND_WASTE } : {}),
    ...(exceeds(routes, whole) ? { [fieldOf(fields, part)]: ROUTES_BEYOND_WASTE } : {}),
  };
}

/** Returns the tonnes by route, with the rest on the other route. `processed` is a total, not a part. */
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
