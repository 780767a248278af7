import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { FUEL_UNITS } from '@lichen/contracts/activities/codes/fuel-units';
import { LORRY_LOADS } from '@lichen/contracts/activities/types/shared/journey-fields';
import { WASTE_ROUTES } from '@lichen/contracts/activities/types/buildings/waste.entity';
import type { CalculableActivity } from '../calculation';
import type { Circumstances } from './rows-of.loader';

/** One way to enter an activity of some year in the United Kingdom. */
export interface UkInput {
  readonly type: ActivityType;
  readonly activity: CalculableActivity;
  readonly around: Circumstances;
}

interface Line {
  readonly code: string;
  readonly fuel: string;
  readonly group: string;
  readonly category?: string;
  readonly classes?: readonly string[];
  readonly fuel_types?: readonly string[];
  readonly units?: readonly string[];
  readonly fuels?: readonly Line[];
}

const lists = join(__dirname, '../../../../../reference/lists');
const list = (name: string): readonly Line[] => JSON.parse(readFileSync(join(lists, `${name}.json`), 'utf8')).rows;

const BRITISH = { country: 'GB', electricity_grid: 'United Kingdom' };
const here = { location: BRITISH };
const between = (start: string, end: string) => ({
  start_location: { country: start },
  end_location: { country: end },
});

/** A flight of every haul: within the country, to Europe, further, and between two others. */
const HAULS = [between('GB', 'GB'), between('GB', 'ES'), between('GB', 'US'), between('FR', 'US')];
const FORCING = [true, false];
/** Rows by mass that need no product to weigh them. */
const GOODS = { goods: { product: null } };

/** Every choice the lists and the contracts offer, once; `amount` is the quantity of each. */
export function ukInputs(amount: number): readonly UkInput[] {
  return [
    ...power(amount),
    ...fuels(amount),
    ...gases(amount),
    ...vehicles(amount),
    ...ways(amount),
    ...others(amount),
  ];
}

const power = (amount: number): UkInput[] => [
  { type: 'electricity_activitys', activity: { amount, units: 'kWh', renewable_amount: 0 }, around: here },
];

const fuels = (amount: number): UkInput[] =>
  list('fuels').flatMap(({ code: fuel, units = [] }) =>
    FUEL_UNITS.filter((unit) => units.includes(unit)).map(
      (unit): UkInput => ({
        ...{ type: 'fuel_activitys', around: here },
        activity: { fuel, amount, units: unit, quantity: 1, manual_energy: false },
      }),
    ),
  );

const gases = (amount: number): UkInput[] =>
  list('refrigerants').map(({ code }) => ({
    ...{ type: 'refrigerant_activitys', around: here },
    activity: { refrigerant_type: code, refrigerant_used: amount, units: 'kg' },
  }));

const vehicles = (amount: number): UkInput[] =>
  list('vehicle_types').flatMap(({ code, fuels: own = [] }) =>
    own.flatMap(({ fuel }) =>
      (['km', 'miles'] as const).map(
        (units): UkInput => ({
          ...{ type: 'vehicle_journeys', activity: { distance: amount, units } },
          around: { ...here, vehicle: { type: code, fuel_type: fuel, location: BRITISH } },
        }),
      ),
    ),
  );

/** Variants of a transport method: haul and forcing of flights, load of lorries, fuel of cars and vans. */
function variants({ category, fuel_types = [] }: Line): readonly CalculableActivity[] {
  if (category === 'flight')
    return HAULS.flatMap((haul) => FORCING.map((radiative_forcing) => ({ ...haul, radiative_forcing })));
  if (category === 'lorry') return LORRY_LOADS.map((laden) => ({ laden }));
  return [{}, ...fuel_types.map((fuel_type) => ({ fuel_type }))];
}

function ways(distance: number): UkInput[] {
  return list('transport_methods').flatMap((method) => {
    const isFreight = method.group === 'freight';
    const type = isFreight ? 'upstream_transmission_distribution' : 'business_travel';
    const loads = isFreight ? [{ weight: 1, weight_units: 't' }, { dedicated_vehicle: true }] : [{}];
    return (method.classes ?? []).flatMap((travel_class) =>
      variants(method).flatMap((variant) =>
        loads.flatMap((load) =>
          ['km', 'miles'].map(
            (units): UkInput => ({
              ...{ type, around: here },
              activity: { transport_method: method.code, travel_class, ...variant, ...load, distance, units },
            }),
          ),
        ),
      ),
    );
  });
}

function others(amount: number): UkInput[] {
  const stays = [
    ...list('hotel_countries').map(({ code: country }) => ({ stay_type: 'hotel', location: { country } })),
    ...list('stay_types').map(({ code }) => ({ stay_type: code, location: null })),
  ];
  const desks = [
    { equipment: true, heating: true },
    { equipment: true, heating: false },
    { equipment: false, heating: true },
  ];
  const wastes = list('waste_materials').flatMap(({ code: waste_material }) =>
    WASTE_ROUTES.map((other_route) => ({ waste_material, other_route })),
  );
  const goods = list('materials').flatMap(({ code: material }) => [0, 100].map((recycle) => ({ material, recycle })));
  const waters = ['m3', 'million litres'].map((units) => ({ amount, units }));
  const of = (type: ActivityType, activities: readonly CalculableActivity[], around: Circumstances = here): UkInput[] =>
    activities.map((activity) => ({ type, activity, around }));
  return [
    ...of(
      'stays',
      stays.map((stay) => ({ ...stay, rooms: 1, nights: amount })),
    ),
    ...of(
      'home_working_activity',
      desks.map((desk) => ({ ...desk, working_hours: amount })),
    ),
    ...of('water_activitys', waters),
    ...of('discharge_activitys', waters),
    ...of(
      'waste_activitys',
      wastes.map((waste) => ({
        ...NO_FIGURE,
        ...waste,
        waste_released_weight: amount,
        waste_released_weight_units: 't',
      })),
      { ...here, ...GOODS },
    ),
    ...of(
      'purchased_goods_activitys',
      goods.map((each) => ({ ...NO_FIGURE, ...each, units: 't', total_amount: amount })),
      {
        ...here,
        ...GOODS,
      },
    ),
  ];
}

/** Empty fields of a waste or a purchase whose supplier states no figure. */
const NO_FIGURE = {
  ...{ co2_type: 'estimate', co2: null, co2_units: null, includes_transmission: null, ewc_code: null, method: null },
  ...{ unit_type: 'simple', pack_qty: null, size: null, quantity: null, cost: null, spend_category: null },
};
