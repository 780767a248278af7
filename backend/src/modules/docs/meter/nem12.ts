import { decimalOf, type MeterDay, type MeterFile, MOST_DAYS } from './meter-day';

const DAY_MINUTES = 1440;
const LENGTHS = new Set([5, 15, 30]);

/** Quality flags: actual, no data, varies within the day. */
const ACTUAL = 'A';
const NULL = 'N';
const VARIES = 'V';

/** Registers whose suffix begins with E measure use; B is fed in, Q and K are reactive. */
const IS_USE = /^E/i;

const UNITS: Readonly<Record<string, { unit: string; power: number }>> = {
  KWH: { unit: 'kWh', power: 0 },
  WH: { unit: 'kWh', power: -3 },
  MWH: { unit: 'MWh', power: 0 },
};

/** Shifts the decimal point exactly, unlike a product of floats. */
function shifted(value: string | null, power: number): string | null {
  if (value === null || power === 0) return value;
  const [whole = '0', part = ''] = value.replace('-', '').split('.');
  const digits = whole.padStart(1 - power, '0') + part;
  const at = digits.length - part.length + power;
  return `${value.startsWith('-') ? '-' : ''}${digits.slice(0, at)}.${digits.slice(at)}`;
}

interface Register {
  readonly meter: string;
  readonly register: string;
  readonly minutes: number;
  readonly isUse: boolean;
  readonly unit: string | null;
  readonly power: number;
}

/** Parses record 200: NMI, configuration, register, suffix, stream, serial number, unit, interval length. */
function registerOf([, nmi = '', , , suffix = '', , , uom = '', length = '']: readonly string[]): Register {
  const said = UNITS[uom.trim().toUpperCase()];
  const minutes = Number(length);
  return {
    ...{ meter: nmi.trim(), register: suffix.trim(), minutes },
    isUse: IS_USE.test(suffix.trim()) && said !== undefined && LENGTHS.has(minutes),
    ...{ unit: said?.unit ?? null, power: said?.power ?? 0 },
  };
}

const isMeasured = (flag: string): boolean => flag.startsWith(ACTUAL);

/** Parses record 300: the day, its values and their quality; undefined for an invalid day. */
function dayOf(cells: readonly string[], { meter, register, minutes, unit, power }: Register): MeterDay | undefined {
  const [, y, m, d] = /^(\d{4})(\d{2})(\d{2})$/.exec(cells[1]?.trim() ?? '') ?? [];
  const count = DAY_MINUTES / minutes;
  if (y === undefined || cells.length < count + 3) return undefined;
  const flag = (cells[count + 2] ?? '').trim().toUpperCase();
  const isNull = flag.startsWith(NULL);
  const values = cells.slice(2, count + 2).map((cell) => (isNull ? null : shifted(decimalOf(cell), power)));
  const isEstimated = !isMeasured(flag) && !isNull && flag !== VARIES;
  const estimated = new Set(isEstimated ? values.keys() : []);
  return { meter, register, day: `${y}-${m}-${d}`, values, estimated, minutes, unit };
}

/** Applies record 400: the quality of some intervals, counted from 1, of the day before it. */
function qualified(day: MeterDay, [, first = '', last = '', method = '']: readonly string[]): MeterDay {
  const [from, to] = [Number(first), Number(last)];
  const flag = method.trim().toUpperCase();
  if (!(from >= 1 && to >= from && to <= day.values.length) || isMeasured(flag)) return day;
  const within = (at: number) => at >= from - 1 && at <= to - 1;
  if (flag.startsWith(NULL)) return { ...day, values: day.values.map((value, at) => (within(at) ? null : value)) };
  const more = [...day.values.keys()].filter(within);
  return { ...day, estimated: new Set([...day.estimated, ...more]) };
}

/** Reads interval data of Australian meters (NEM12); null for other files. Its days follow standard time all year. */
export function nem12(rows: readonly (readonly string[])[]): MeterFile | null {
  if (rows[0]?.[0]?.trim() !== '100' || rows[0][1]?.trim().toUpperCase() !== 'NEM12') return null;
  const days: MeterDay[] = [];
  let register: Register | null = null;
  let isCounted = false;
  for (const cells of rows) {
    const kind = cells[0]?.trim();
    if (kind === '200') register = registerOf(cells);
    if (kind === '300') {
      const day = register?.isUse ? dayOf(cells, register) : undefined;
      isCounted = day !== undefined;
      if (day && days.push(day) > MOST_DAYS) return null;
    }
    const last = days.at(-1);
    if (kind === '400' && isCounted && last) days[days.length - 1] = qualified(last, cells);
  }
  return { kind: 'electricity', days, isLocal: false };
}
