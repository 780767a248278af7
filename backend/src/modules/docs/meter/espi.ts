import { times } from '../fields/exact';
import { clockOf, type SaidClock } from './espi-clock';
import { type MeterDay, type MeterFile, type MeterKind, MOST_DAYS } from './meter-day';

/** Type of the readings in a Green Button file. */
export interface EspiType {
  /** Links that connect it to the interval blocks. */
  readonly links: readonly string[];
  readonly uom: string;
  readonly power: string;
  readonly commodity: string;
  readonly flow: string;
  readonly accumulation: string;
}

/** One interval of a Green Button file, as written. `start` is in seconds since 1970. */
export interface EspiInterval {
  readonly start: number;
  readonly seconds: number;
  readonly value: string;
  readonly quality: string;
}

/** Readings of one block, with the links by which its meter and unit are found. */
export interface EspiBlock {
  readonly links: readonly string[];
  readonly intervals: readonly EspiInterval[];
}

/** The parts of a Green Button file needed to compute the use. */
export interface EspiFile {
  readonly types: readonly EspiType[];
  /** Links of each meter reading: its own, its blocks' and its type's. */
  readonly readings: readonly (readonly string[])[];
  readonly blocks: readonly EspiBlock[];
  readonly clock: SaidClock | null;
  /** Code of the service kind: electricity, gas or water. */
  readonly service: string;
  readonly meter: string;
}

/** Our unit for each ESPI unit code, and how many of ours one of them is: Wh, m³, cubic feet, BTU, therms. */
const UNITS: Readonly<Record<string, readonly [unit: string, each: string]>> = {
  '72': ['kWh', '0.001'],
  '42': ['m3', '1'],
  '119': ['scf', '1'],
  '132': ['mmBtu', '0.000001'],
  '169': ['therm', '1'],
};
const [FORWARD, DELTA, GAS] = ['1', '4', '1'];
const NATURAL_GAS = '7';
/** Quality codes of values not measured: edited, estimated, questionable, derived, projected, mixed. */
const NOT_COUNTED = new Set(['7', '8', '9', '10', '11', '12', '13']);

const WHOLE = /^-?\d{1,15}$/;
const POWER = /^-?\d{1,2}$/;
const DAY_SECONDS = 86_400;
const LENGTHS = new Set([300, 600, 900, 1800, 3600, DAY_SECONDS]);

const isOf = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((one) => b.some((other) => one === other || one.startsWith(`${other}/`)));

/** Returns the type of a block by its shared meter reading, or the only type of the file; undefined otherwise. */
function typeOf({ links }: EspiBlock, { types, readings }: EspiFile): EspiType | undefined {
  const reading = readings.find((own) => isOf(links, own));
  const found = reading && types.find((each) => isOf(each.links, reading));
  return found ?? (types.length === 1 ? types[0] : undefined);
}

/** Returns true for energy used; excludes energy fed in, power, and readings that accumulate. */
const isUse = ({ flow, accumulation, uom }: EspiType): boolean =>
  uom in UNITS && (flow === '' || flow === FORWARD) && (accumulation === '' || accumulation === DELTA);

const scaled = (value: string, { uom, power }: EspiType): string | null => {
  const [, each] = UNITS[uom] ?? [];
  if (each === undefined || !WHOLE.test(value) || !POWER.test(power || '0')) return null;
  return times(times(value, each), `1e${power || '0'}`);
};

/** Returns the file's local clock. Without one, the first block is assumed to begin at local midnight. */
function placeClock({ clock, blocks }: EspiFile): (second: number) => number {
  if (clock) return clockOf(clock);
  const first = Math.min(...blocks.flatMap(({ intervals }) => intervals.map(({ start }) => start)));
  const into = first % DAY_SECONDS;
  const offset = into > DAY_SECONDS / 2 ? DAY_SECONDS - into : -into;
  return (second) => second + offset;
}

interface Placed extends EspiInterval {
  readonly day: string;
  readonly amount: string | null;
}

function dayOf(day: string, register: string, meter: string, placed: readonly Placed[], unit: string): MeterDay {
  const own = [...new Map(placed.map((each) => [each.start, each])).values()].sort((a, b) => a.start - b.start);
  return {
    ...{ meter, register, day, unit, minutes: (own[0]?.seconds ?? 0) / 60 },
    values: own.map(({ amount }) => amount),
    estimated: new Set([...own.keys()].filter((at) => NOT_COUNTED.has(own[at]?.quality ?? ''))),
  };
}

/** Returns the days of use by local time; null if there are none or too many, or interval lengths differ. */
export function espiDays(file: EspiFile): MeterFile | null {
  const { blocks, types, service, meter } = file;
  const local = placeClock(file);
  const days = new Map<string, { readonly type: EspiType; readonly placed: Placed[] }>();
  for (const block of blocks) {
    const type = typeOf(block, file);
    if (!type || !isUse(type)) continue;
    for (const each of block.intervals) {
      if (!LENGTHS.has(each.seconds) || !Number.isSafeInteger(each.start)) return null;
      const day = new Date(local(each.start) * 1000).toISOString().slice(0, 10);
      const key = `${types.indexOf(type)}\n${day}`;
      const found = days.get(key) ?? { type, placed: [] };
      found.placed.push({ ...each, day, amount: scaled(each.value, type) });
      days.set(key, found);
    }
  }
  const all = [...days].map(([key, { type, placed }]) => {
    const [register = '', day = ''] = key.split('\n');
    return { type, day: dayOf(day, register, meter, placed, UNITS[type.uom]?.[0] ?? '') };
  });
  const [first] = all;
  const isMixed = new Set(all.map(({ day }) => day.minutes)).size > 1;
  if (!first || isMixed || all.length > MOST_DAYS) return null;
  const kind: MeterKind = service === GAS || first.type.commodity === NATURAL_GAS ? 'gas' : 'electricity';
  return { kind, days: all.map(({ day }) => day), isLocal: true };
}
