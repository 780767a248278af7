import type { CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { infoInput } from '../../inputs';
import type { FactorLibrary, ListEntry } from '../../published/factor';
import { NOTES } from '../../explanation/notes';

/** Transport of people or goods as entered: method, class, fuel, load and locations. */
export interface Transport {
  readonly transport_method?: string | null;
  readonly travel_class?: string | null;
  readonly fuel_type?: string | null;
  readonly laden?: string | null;
  readonly radiative_forcing?: boolean | null;
  readonly start_location?: { readonly country?: string | undefined } | null;
  readonly end_location?: { readonly country?: string | undefined } | null;
}

/** Factor item of a transport, with the inputs that chose it. */
export interface TransportFactor {
  readonly item: string | null;
  /** Item in the table of the US EPA; null where it has none for the method or for electric vehicles. */
  readonly americanItem: string | null;
  /** Unit of the factor if not that of the method: a taxi by vehicle instead of passenger. */
  readonly units?: string | undefined;
  /** Fuel as entered; null where none is. */
  readonly fuel: string | null;
  readonly inputs: readonly CalcInput[];
  readonly note: string | null;
}

/** The fields that depend on the kind of transport. */
type ChosenRow = Omit<TransportFactor, 'fuel' | 'americanItem'>;

const ITEMS = 'transport_items';
const AVERAGE = 'average';
const ON_POWER = ['battery_electric', 'plug_in_hybrid'];
const HAULS = ['domestic', 'short_haul', 'long_haul', 'international'] as const;
type Haul = (typeof HAULS)[number];

/** Returns the list entry of the transport method; undefined when none is entered or the list lacks it. */
export const methodOf = ({ transport_method: code }: Transport, library: FactorLibrary): ListEntry | undefined =>
  code ? library.entry('transport_methods', code) : undefined;

const words = (code: string): string => code.replaceAll('_', ' ');

/** Returns the factor item of a transport, by method, class and one of fuel, load and haul. */
export function transportFactor(way: Transport, method: ListEntry, library: FactorLibrary): TransportFactor {
  const choice = method.category === 'flight' ? flight(way, method, library) : ground(way, method, library);
  const { travel_class: stated, fuel_type: fuel = null } = way;
  return {
    ...choice,
    fuel,
    americanItem: fuel && ON_POWER.includes(fuel) ? null : americanItemOf(way, method, library),
    inputs: [
      infoInput('Transport method', words(method.code)),
      infoInput('Travel class', words(stated ?? AVERAGE)),
      ...(fuel ? [infoInput('Fuel type', words(fuel))] : []),
      ...choice.inputs,
    ],
  };
}

function ground(way: Transport, { code, category }: ListEntry, library: FactorLibrary): ChosenRow {
  const line = `${code}.${way.travel_class ?? AVERAGE}`;
  const variant = category === 'lorry' ? way.laden : way.fuel_type;
  const entry = library.entry(ITEMS, variant ? `${line}.${variant}` : line);
  const load = category === 'lorry' ? [infoInput('Load of the lorry', words(way.laden ?? AVERAGE))] : [];
  const [units] = entry?.units ?? [];
  return { item: entry?.factor_item ?? null, units, inputs: load, note: null };
}

/** Returns the factor item of a flight. Two known countries decide the haul; otherwise the class may name it. */
function flight(way: Transport, { code }: ListEntry, library: FactorLibrary): ChosenRow {
  const stated = way.travel_class ?? AVERAGE;
  const ofClass = HAULS.find((haul) => stated.startsWith(`${haul}_`));
  const cabin = ofClass ? stated.slice(ofClass.length + 1) : stated;
  const haul = haulBetween(way, library) ?? ofClass;
  if (!haul) return { item: null, inputs: [], note: null };
  const suffix = way.radiative_forcing === false ? '.without_forcing' : '';
  const inCabin = library.entry(ITEMS, `${code}.${cabin}.${haul}${suffix}`);
  const entry = inCabin ?? library.entry(ITEMS, `${code}.${AVERAGE}.${haul}${suffix}`);
  return {
    item: entry?.factor_item ?? null,
    inputs: [infoInput('Haul', words(haul))],
    note: inCabin ? null : NOTES.averageClass,
  };
}

/** Returns the haul by the publisher's table of territories; a flight that does not touch the UK is international. */
function haulBetween(
  { start_location: start, end_location: end }: Transport,
  library: FactorLibrary,
): Haul | undefined {
  const [from, to] = [start, end].map((place) =>
    place?.country ? library.entry('flight_hauls', place.country)?.group : undefined,
  ) as [Haul | undefined, Haul | undefined];
  if (!from || !to) return undefined;
  if (from !== 'domestic' && to !== 'domestic') return 'international';
  return from === 'domestic' ? to : from;
}

function americanItemOf(
  { travel_class: stated }: Transport,
  { code }: ListEntry,
  library: FactorLibrary,
): string | null {
  const ofClass = library.entry(ITEMS, `us.${code}.${stated ?? AVERAGE}`);
  return (ofClass ?? library.entry(ITEMS, `us.${code}`))?.factor_item ?? null;
}

/**
 * Returns errors by field for values that do not fit the method; `passenger` methods carry people, `freight` ones
 * goods.
 */
export function choiceErrors(
  way: Transport,
  group: 'passenger' | 'freight',
  library: FactorLibrary,
): readonly string[] {
  const method = methodOf(way, library);
  if (!method) return [];
  if (method.group !== group) return ['transport_method'];
  const line = `${method.code}.${way.travel_class ?? AVERAGE}`;
  if (!library.entry(ITEMS, line)) return ['travel_class'];
  const fuel = way.fuel_type;
  const hasFuels = method.category === 'shared_vehicle' || method.category === 'van';
  return fuel && (!hasFuels || !library.entry(ITEMS, `${line}.${fuel}`)) ? ['fuel_type'] : [];
}
