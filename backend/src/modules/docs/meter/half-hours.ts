import { decimalOf, type MeterDay, type MeterFile, MOST_DAYS } from './meter-day';
import { dayOf, orderOf } from './written-day';

/** A day has 48 half hours; 46 or 50 if the clock changes. */
const [FEWEST, MOST] = [46, 50];
const HALF_HOUR = 30;

const PLACE = /^(?:hh|hr|sp|h|p|period|settlement period|value|reading|interval)?[\s_-]*(\d{1,2})$/i;
const TIME = /^(?:hh|kwh|hr)?[\s_-]*([01]?\d|2[0-4])[:.]?([03]0)(?::00)?(?:\s*-.*)?$/i;
const METER = /mpan|mprn|meter|metering|serial|msn|supply point|mpr\b/i;
const DAY = /date|day|settlement/i;
const QUALITY = /estimat|quality|flag|status|a\/e|actual/i;
const UNIT = /^(?:units?|uom|measurement)$/i;
const GAS = /mprn|\bgas\b|\bmpr\b/i;

interface Head {
  readonly values: readonly number[];
  readonly meter: number;
  readonly day: number;
  readonly quality: number;
  readonly unit: number;
  readonly isGas: boolean;
}

/** Returns the meaning of each column; null if the line is not a heading of half hours. */
function headOf(cells: readonly string[]): Head | null {
  const names = cells.map((cell) => cell.trim());
  const values = [...names.keys()].filter((at) => PLACE.test(names[at] ?? '') || TIME.test(names[at] ?? ''));
  if (values.length < FEWEST || values.length > MOST) return null;
  const find = (pattern: RegExp) => names.findIndex((name, at) => !values.includes(at) && pattern.test(name));
  const [meter, day] = [find(METER), names.findIndex((name, at) => !values.includes(at) && DAY.test(name))];
  if (day < 0) return null;
  return {
    ...{ values, meter, day, quality: find(QUALITY), unit: find(UNIT) },
    isGas: names.some((name) => GAS.test(name)),
  };
}

const UNITS: Readonly<Record<string, string>> = { kwh: 'kWh', mwh: 'MWh', m3: 'm3', 'm³': 'm3' };
const unitOf = (cell: string | undefined, head: readonly string[]): string | null =>
  UNITS[(cell ?? '').trim().toLowerCase()] ?? (head.some((name) => /kwh/i.test(name)) ? 'kWh' : null);

/** Reads lines that list the half hours of one day side by side; null if the lines have another form. */
export function halfHours(rows: readonly (readonly string[])[]): MeterFile | null {
  const at = rows.slice(0, 20).findIndex((cells) => headOf(cells) !== null);
  const names = rows[at];
  const head = names && headOf(names);
  if (!head) return null;
  const lines = rows.slice(at + 1).filter((cells) => (cells[head.day] ?? '').trim() !== '');
  const order = orderOf(lines.map((cells) => (cells[head.day] ?? '').trim()));
  if (!order || lines.length > MOST_DAYS) return null;
  const days = lines.flatMap((cells): MeterDay[] => {
    const day = dayOf((cells[head.day] ?? '').trim(), order);
    if (day === null) return [];
    const values = head.values.map((column) => decimalOf(cells[column]));
    const isEstimated = /^(?:e|s|f|est|sub|no\b)/i.test((cells[head.quality] ?? '').trim());
    return [
      {
        ...{ meter: (cells[head.meter] ?? '').trim().replace(/^'/, ''), register: '', day, values },
        estimated: new Set(isEstimated ? values.keys() : []),
        ...{ minutes: HALF_HOUR, unit: unitOf(cells[head.unit], names) },
      },
    ];
  });
  return { kind: head.isGas ? 'gas' : 'electricity', days, isLocal: true };
}
