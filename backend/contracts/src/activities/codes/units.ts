/** Kinds of quantity; units of one kind convert to each other. */
export const UNIT_KINDS = [
  'energy',
  'volume',
  'mass',
  'distance',
  'passenger_distance',
  'freight',
  'time',
  'area',
  'count',
  'room_nights',
] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** A unit with its exact conversion and where that is published. */
export interface Unit {
  readonly kind: UnitKind;
  /** Exact number of base units in one of this unit, as the source defines it. */
  readonly per: string;
  readonly source: string;
}

const SI = 'SI';
const POUND = 'International Yard and Pound Agreement, 1959';
const DESNZ = 'UK Government conversion factors, unit conversions';

const unit = (kind: UnitKind, per: string, source: string): Unit => ({ kind, per, source });

/**
 * The closed table of units. Base units: MJ, L, kg, km, passenger-km, tonne-km, hours, m2.
 * Energy is based on MJ, not kWh, because every unit here is a finite decimal of it.
 */
export const UNITS = {
  kWh: unit('energy', '3.6', SI),
  MWh: unit('energy', '3600', SI),
  GWh: unit('energy', '3600000', SI),
  MJ: unit('energy', '1', SI),
  GJ: unit('energy', '1000', SI),
  therm: unit('energy', '105.50556', DESNZ),
  mmBtu: unit('energy', '1055.05585262', 'International Table British thermal unit, 1956'),
  L: unit('volume', '1', SI),
  m3: unit('volume', '1000', SI),
  'gal (US)': unit('volume', '3.785411784', '231 cubic inches'),
  'gal (imp)': unit('volume', '4.54609', 'UK Weights and Measures Act 1985'),
  scf: unit('volume', '28.316846592', 'Cubic foot, at the standard conditions of the publisher'),
  ccf: unit('volume', '2831.6846592', POUND),
  Mcf: unit('volume', '28316.846592', POUND),
  ft3: unit('volume', '28.316846592', POUND),
  'million litres': unit('volume', '1000000', SI),
  kg: unit('mass', '1', SI),
  g: unit('mass', '0.001', SI),
  t: unit('mass', '1000', SI),
  lbs: unit('mass', '0.45359237', POUND),
  'short ton': unit('mass', '907.18474', '2,000 lb'),
  'long ton': unit('mass', '1016.0469088', '2,240 lb'),
  km: unit('distance', '1', SI),
  miles: unit('distance', '1.609344', POUND),
  'nautical miles': unit('distance', '1.852', 'International Hydrographic Conference, 1929'),
  'passenger-km': unit('passenger_distance', '1', SI),
  'passenger-miles': unit('passenger_distance', '1.609344', POUND),
  'tonne-km': unit('freight', '1', SI),
  'short ton-miles': unit('freight', '1.45997231821056', POUND),
  hours: unit('time', '1', SI),
  days: unit('time', '24', SI),
  m2: unit('area', '1', SI),
  ft2: unit('area', '0.09290304', POUND),
  ha: unit('area', '10000', SI),
  units: unit('count', '1', SI),
  'room-nights': unit('room_nights', '1', DESNZ),
} as const satisfies Record<string, Unit>;

export type UnitCode = keyof typeof UNITS;

/** Returns true for the code of a unit; names and aliases such as `litres` are not codes. */
export const isUnit = (value: string): value is UnitCode => Object.hasOwn(UNITS, value);
