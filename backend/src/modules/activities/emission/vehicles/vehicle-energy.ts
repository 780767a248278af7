import type { CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { VEHICLE_ENERGY } from '@lichen/contracts/activities/factors/factor-families';
import { DAY } from '@lichen/contracts/formats/days';
import type { CalculationContext, ComponentResult, MissingFigure } from '../calculation';
import { QUALITY } from '../data-quality';
import { type Exact, roundedBasis, sum, ZERO } from '../exact';
import { factorsOf, type FactorPeriod, notFound } from '../published/factor-choice';
import { type FigureScope, resultOf, type ShareOut } from '../published/from-factors';
import { infoInput, multiplyBy } from '../inputs';
import { days, type Period, shareByDays } from '../periods';
import { countryRegions, FALLBACK_REGION } from '../published/regions';
import { purchasedPower } from '../types/buildings/electricity/electricity';

/** Distance or tonne-kilometres that a vehicle drove on its battery. */
export interface BatteryUse extends Period {
  readonly subject: string;
  /** Item of the vehicle in the tables per distance. */
  readonly item: string;
  readonly quantity: Exact;
  readonly units: string;
  readonly inputs: readonly CalcInput[];
}

/** Input labels of the energy use, by unit of distance. */
const RATE_LABELS: Readonly<Record<string, string>> = {
  km: 'Energy use, kWh per km',
  miles: 'Energy use, kWh per mile',
  'tonne-km': 'Energy use, kWh per tonne-km',
};

/**
 * Returns the grid that a vehicle is charged from; null for the United Kingdom, whose factors per distance already
 * include its own grid.
 */
export function gridAbroad(context: CalculationContext): string | null {
  const grid = context.location?.electricity_grid || countryRegions(context)[0] || FALLBACK_REGION;
  return grid === FALLBACK_REGION ? null : grid;
}

/** Returns figures from kWh per distance times the factors of the grid: scope 2 on both bases, losses and upstream. */
export function batteryPower(use: BatteryUse, grid: string, context: CalculationContext): readonly ComponentResult[] {
  const rates = ratesOf(use, context);
  if ('err' in rates) return [withoutRate(use, rates)];
  const upTo = energyUpTo(use, rates);
  const kWh = upTo(use.to);
  const shareOut: ShareOut = (stretches) => stretches.map(({ from, to }) => upTo(to).minus(upTo(from - DAY)));
  const power = {
    ...{ from: use.from, to: use.to, amount: roundedBasis(kWh), units: 'kWh', kWh, shareOut, grid },
    ...{ renewable: ZERO, instrument: null, supplierFactor: null, selfProduced: false },
    inputs: [...inputsOf(use, rates, kWh, context), infoInput('Electricity grid', grid)],
  };
  return purchasedPower(power, context).map((result) => ({
    ...result,
    subject: use.subject,
    data_quality: QUALITY.proxy,
  }));
}

type Rate = FactorPeriod & { readonly factor: NonNullable<FactorPeriod['factor']> & { readonly value: string } };

const hasRate = (stretch: FactorPeriod): stretch is Rate => !!stretch.factor?.value;

/** Returns kWh per distance by edition, in the entered unit, because the publisher rounds each unit separately. */
function ratesOf(use: BatteryUse, { library, yearRule }: CalculationContext): readonly Rate[] | MissingFigure {
  const key = { family: VEHICLE_ENERGY, item: use.item, component: 'direct', basis: null } as const;
  const stretches = factorsOf(library, { ...key, region: FALLBACK_REGION, unit: use.units }, use, yearRule);
  const missing = stretches.find((stretch) => !hasRate(stretch));
  if (missing) return { err: notFound(`${use.subject} (kWh/${use.units})`, FALLBACK_REGION, missing.from) };
  return stretches.filter(hasRate);
}

/**
 * Returns a function that sums the kWh from the first day to the end of a day. The distance is spread evenly over the
 * days, each with the rate of its edition.
 */
function energyUpTo({ quantity, ...period }: BatteryUse, rates: readonly Rate[]): (day: number) => Exact {
  const passed = (day: number): Exact => {
    if (day < period.from) return ZERO;
    if (day >= period.to) return quantity;
    const around = [days({ from: period.from, to: day }), days({ from: day + DAY, to: period.to })];
    return shareByDays(quantity, around)[0] ?? ZERO;
  };
  return (day) =>
    sum(
      rates
        .filter(({ from }) => from <= day)
        .map(({ from, to, factor }) =>
          passed(Math.min(day, to))
            .minus(passed(from - DAY))
            .times(factor.value),
        ),
    );
}

/** Returns the inputs: a single rate is part of the formula; of several, only the resulting kWh are. */
function inputsOf(use: BatteryUse, rates: readonly Rate[], kWh: Exact, { library }: CalculationContext): CalcInput[] {
  const label = RATE_LABELS[use.units] ?? '';
  const sources = rates.map(({ factor }) => {
    const set = library.set(factor.set);
    return infoInput('Source of the energy use', `${set?.publisher} ${set?.edition}, ${factor.publisher_row}`);
  });
  const [only] = rates;
  if (rates.length === 1 && only) return [...use.inputs, multiplyBy(label, only.factor.value), ...sources];
  const told = use.inputs.map((input): CalcInput => ({ ...input, use: 'told' }));
  const each = rates.flatMap(({ factor }, at) => [infoInput(label, factor.value), ...sources.slice(at, at + 1)]);
  return [...told, ...each, multiplyBy('Electricity, kWh', kWh)];
}

const DIRECT: FigureScope = { component: 'direct', scope: 'scope_2', scope2_basis: 'location' };

const withoutRate = (use: BatteryUse, err: MissingFigure): ComponentResult =>
  resultOf({ ...use, data_quality: QUALITY.proxy }, DIRECT, '', use.units, err);
