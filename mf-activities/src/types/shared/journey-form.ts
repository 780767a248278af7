import { convertedDistance } from '@lichen/contracts/activities/codes/distance-rules';
import type { Place } from '@lichen/contracts/entity/fields';
import { type FieldOverrides, type FormApi, productOf, quotientOf, type ReferenceRow, type Values } from '@lichen/kit';
import { SUPPLIERS } from './partner-filters';
import type { JourneyDistance, FormContext } from './type-form';

/** Route fields of a journey, shared by travel, commuting and goods transport. */
export const ROUTE_FIELDS = [
  'transport_method',
  'travel_class',
  'fuel_type',
  'start_location',
  'end_location',
] as const;
/** Name of the reference list of means of transport. */
export const TRANSPORT_METHODS = 'transport_methods';

/** Offers the classes and fuels of the chosen method and hides the fields of a method without any. */
export function routeOverrides(
  { values, rows }: FormContext,
  group: 'passenger' | 'freight',
): Record<string, FieldOverrides> {
  const method = methodOf({ values, rows });
  const [classes, fuels] = [codesOf(method, 'classes'), codesOf(method, 'fuel_types')];
  const end: FieldOverrides = { wide: true, airports: method?.['category'] === 'flight', goods: group === 'freight' };
  return {
    transport_method: { where: { group } },
    travel_class: { where: { codes: classes.join() }, hidden: classes.length < 2 },
    fuel_type: { where: { codes: fuels.join() }, hidden: fuels.length === 0 },
    radiative_forcing: { hidden: method?.['category'] !== 'flight' },
    distance: { unitField: 'units', hint: 'Total distance, including the way back on a return journey' },
    start_location: end,
    end_location: end,
    return_date: { hidden: values['return_journey'] !== true },
  };
}

const methodOf = ({ values, rows }: Pick<FormContext, 'values' | 'rows'>) =>
  rows.find(({ code }) => code === values['transport_method']);

/** Overrides of a person's journey: the partner is a supplier, and a shared car asks for its occupants. */
export const personOverrides = (context: FormContext): Record<string, FieldOverrides> => ({
  ...routeOverrides(context, 'passenger'),
  partner_id: { where: SUPPLIERS },
  occupants: { hidden: methodOf(context)?.['category'] !== 'shared_vehicle' },
});

const codesOf = (method: ReferenceRow | undefined, fact: string) => (method?.[fact] ?? []) as readonly string[];

const UNITS = ['km', 'miles'] as const;
type Unit = (typeof UNITS)[number];

/**
 * Updates dependent fields. Turning the return journey on doubles the distance, turning it off halves it and clears the
 * return date; changing the unit converts it; changing the method clears class and fuel.
 */
export function followRoute(changed: string, { values, set }: FormApi): void {
  if (changed === 'transport_method') set({ travel_class: null, fuel_type: null });
  // The hidden return date would otherwise still be checked against the journey date.
  if (changed === 'return_journey' && values['return_journey'] !== true) set({ return_date: null });
  const { distance } = values as { distance?: unknown };
  if (typeof distance !== 'number') return;
  if (changed === 'return_journey')
    set({ distance: values['return_journey'] === true ? productOf([distance, 2]) : quotientOf(distance, [2]) });
  if (changed === 'units' && UNITS.includes(values['units'] as Unit))
    set({ distance: convertedDistance(distance, values['units'] as Unit) });
}

/**
 * Calculates one way from the places and the method; a return journey counts both ways, multiplied by the number of
 * journeys in the entry.
 */
export const routeDistance: JourneyDistance = {
  after: ['start_location', 'end_location', 'transport_method'],
  asks: (values) => [
    {
      start_location: values['start_location'] as Place | null,
      end_location: values['end_location'] as Place | null,
      transport_method: (values['transport_method'] ?? null) as string | null,
      units: values['units'] as string | null,
    },
  ],
  fill: ([distance], { return_journey, journeys }) => ({
    distance: productOf([distance, return_journey === true ? 2 : 1, journeys ?? 1]),
  }),
};

/** Values with which the form of a new journey opens. */
export const journeyStart: Values = {
  return_journey: true,
  units: 'km',
  radiative_forcing: true,
  occupants: 1,
  applied: true,
};
