import type { Calculator, CalculationContext, ComponentResult } from '../../calculation';
import { QUALITY } from '../../data-quality';
import { exact } from '../../exact';
import type { ListEntry } from '../../published/factor';
import { notFound } from '../../published/factor-choice';
import { figureFromPortions, type FigureScope, resultOf } from '../../published/from-factors';
import { infoInput } from '../../inputs';
import { joined, NOTES } from '../../explanation/notes';
import { SUPPLIER_FIGURE } from '../../parts';
import { countryRegions } from '../../published/regions';
import { splitPortions } from '../split-portions';
import { statedFigure } from '../stated-figure';
import { wasteAmounts, type WasteFields, type WasteRoute } from './waste-amounts';

const WASTE = 5;
const PLACE = { component: 'direct', scope: 'scope_3', scope3_category: WASTE } as const satisfies FigureScope;
/** The published material for business waste of unknown composition. */
const MIXED = 'commercial_and_industrial_waste';
const SUBJECT = 'Waste';

interface Waste {
  readonly from: number | null;
  readonly waste_material: string | null;
  readonly ewc_code: string | null;
  readonly co2_type: string;
  readonly co2: number | null;
  readonly co2_units: string | null;
  readonly includes_transmission: boolean | null;
}

type Material = ListEntry & { readonly routes: Readonly<Partial<Record<WasteRoute, string>>> };

/** Returns the chosen material, else the one of the waste code, else mixed commercial waste. */
function materialOf({ waste_material, ewc_code }: Waste, { library }: CalculationContext) {
  const named = library.entry('waste_types', ewc_code ?? '') as { waste_material?: string } | undefined;
  const code = waste_material ?? named?.waste_material ?? (ewc_code ? '' : MIXED);
  const material = library.entry('waste_materials', code) as Material | undefined;
  return (
    material && { material, isOfCode: !waste_material && Boolean(ewc_code), isUnknown: !waste_material && !ewc_code }
  );
}

/** Returns the tonnes of each route times the factor of material and route. */
function estimate(record: Waste, from: number, context: CalculationContext): ComponentResult {
  const amounts = wasteAmounts(record as unknown as WasteFields, context.goods?.product ?? null);
  const regions = countryRegions(context);
  const use = {
    subject: SUBJECT,
    from,
    to: from,
    quantity: exact(0),
    units: 't',
    inputs: [],
    data_quality: QUALITY.measured,
  };
  if ('err' in amounts) return resultOf(use, PLACE, '', 't', amounts);
  const found = materialOf(record, context);
  const weighed = { ...use, quantity: amounts.total, inputs: amounts.inputs };
  if (!found) return resultOf(weighed, PLACE, '', 't', { err: notFound(SUBJECT, regions[0] ?? '', from) });
  const { material, isOfCode, isUnknown } = found;
  const complete = {
    ...weighed,
    inputs: [infoInput('Material', material.code), ...amounts.inputs],
    data_quality: isUnknown ? QUALITY.rough : isOfCode || amounts.byDensity ? QUALITY.proxy : QUALITY.measured,
  };
  const shares = amounts.routes.map(({ route, tonnes }) => ({
    ...{ item: material.routes[route], name: `${material.code}, ${route}`, quantity: tonnes },
  }));
  const split = splitPortions({ ...use, family: 'waste', regions, shares }, context);
  if ('err' in split) return resultOf(complete, PLACE, '', 't', split);
  const note = joined([split.note, isOfCode && NOTES.materialOfCode, isUnknown && NOTES.mixedWaste]);
  const result = resultOf(complete, PLACE, split.region, split.unit, figureFromPortions(split.portions, note));
  return split.isStandIn ? { ...result, isStandIn: true } : result;
}

/** Returns the supplier's figure, if stated, and the estimate. */
export const waste: Calculator = (activity, context) => {
  const record = activity as unknown as Waste;
  const { from, co2_type, co2, co2_units, includes_transmission: isCarried } = record;
  if (from === null) return [];
  const estimated = estimate(record, from, context);
  if (co2_type !== 'supplier' || co2 === null) return [estimated];
  const figure = statedFigure(
    {
      ...{ subject: SUBJECT, from, to: from, amount: co2, units: co2_units ?? 'kg', id: SUPPLIER_FIGURE },
      method: 'supplier',
      data_quality: QUALITY.measured,
      note: isCarried === false ? NOTES.withoutTransport : null,
    },
    PLACE,
  );
  return [figure, estimated];
};
