import { DAY } from '@lichen/contracts/formats/days';
import { decimalOf, type MeterDay, type MeterFile, MOST_DAYS } from './meter-day';
import { dayOf, orderOf } from './written-day';

const STAMP = /^(?:date|time|timestamp|date\s*\/?\s*time|datetime|interval|start|end|period|from|to)\b/i;
const END = /\b(?:end|ending|to|until)\b/i;
const VALUE = /kwh|mwh|consumption|usage|value|reading|import|energy/i;
const METER = /mpan|mprn|meter|nmi|serial|supply point/i;
const QUALITY = /estimat|quality|flag|status/i;
const CLOCK = /[T\s](\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*(?:Z|[+-]\d{2}:?\d{2})?$/;

const DAY_MINUTES = 1440;
const LENGTHS = new Set([5, 10, 15, 30, 60]);
const LEAST_LINES = 24;

interface Head {
  readonly stamp: number;
  readonly value: number;
  readonly meter: number;
  readonly quality: number;
  readonly isEnd: boolean;
  readonly unit: string | null;
  readonly isGas: boolean;
}

function headOf(cells: readonly string[]): Head | null {
  const names = cells.map((cell) => cell.trim());
  const stamp = names.findIndex((name) => STAMP.test(name));
  const value = names.findIndex((name, at) => at !== stamp && VALUE.test(name));
  if (stamp < 0 || value < 0 || names.length > 12) return null;
  const named = names[value] ?? '';
  const other = (pattern: RegExp) => names.findIndex((name, at) => at !== stamp && at !== value && pattern.test(name));
  return {
    ...{ stamp, value, meter: other(METER), quality: other(QUALITY) },
    isEnd: END.test(names[stamp] ?? ''),
    unit: /mwh/i.test(named) ? 'MWh' : /kwh/i.test(named) ? 'kWh' : null,
    isGas: names.some((name) => /mprn|\bgas\b/i.test(name)),
  };
}

interface Stamped {
  readonly day: string;
  readonly minute: number;
  readonly value: string | null;
  readonly meter: string;
  readonly isEstimated: boolean;
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

/** Returns the most frequent distance in minutes between lines; null if it is no interval length. */
function lengthOf(lines: readonly Stamped[]): number | null {
  const counts = new Map<number, number>();
  for (const [at, { minute }] of lines.entries()) {
    const step = at === 0 ? 0 : (minute - (lines[at - 1]?.minute ?? 0) + DAY_MINUTES) % DAY_MINUTES;
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  const [step, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
  return LENGTHS.has(step) && count > lines.length * 0.8 ? step : null;
}

/** Converts a line stamped at the end of its interval to the start. An end at midnight belongs to the day before. */
function began({ day, minute, ...line }: Stamped, length: number, isEnd: boolean): Stamped {
  if (!isEnd) return { ...line, day, minute };
  return minute < length
    ? { ...line, day: dayBefore(day), minute: minute - length + DAY_MINUTES }
    : { ...line, day, minute: minute - length };
}

/** Groups lines by meter and day. The hour that occurs twice in autumn stays in the same day. */
function daysOf(lines: readonly Stamped[], minutes: number, unit: string | null): MeterDay[] {
  const found = new Map<string, Stamped[]>();
  for (const line of lines) {
    const key = `${line.meter}\n${line.day}`;
    found.set(key, [...(found.get(key) ?? []), line]);
  }
  return [...found.values()].map((own) => ({
    ...{ meter: own[0]?.meter ?? '', register: '', day: own[0]?.day ?? '', minutes, unit },
    values: own.map(({ value }) => value),
    estimated: new Set([...own.keys()].filter((at) => own[at]?.isEstimated)),
  }));
}

/** Reads a file with one line for each interval, with time and value; null for other files. */
export function stampedValues(rows: readonly (readonly string[])[]): MeterFile | null {
  const at = rows.slice(0, 20).findIndex((cells) => headOf(cells) !== null);
  const names = rows[at];
  const head = names && headOf(names);
  if (!head || rows.length - at < LEAST_LINES) return null;
  const given = rows.slice(at + 1).filter((cells) => (cells[head.stamp] ?? '').trim() !== '');
  const order = orderOf(given.map((cells) => (cells[head.stamp] ?? '').trim()));
  if (!order) return null;
  const lines = given.flatMap((cells): Stamped[] => {
    const stamp = (cells[head.stamp] ?? '').trim();
    const day = dayOf(stamp, order);
    const [, hour, minute] = CLOCK.exec(stamp) ?? [];
    if (day === null || hour === undefined) return [];
    return [
      {
        ...{ day, minute: Number(hour) * 60 + Number(minute), value: decimalOf(cells[head.value]) },
        meter: (cells[head.meter] ?? '').trim(),
        isEstimated: /^(?:e|s|f|est|sub)/i.test((cells[head.quality] ?? '').trim()),
      },
    ];
  });
  if (lines.length < given.length || lines.length < LEAST_LINES) return null;
  const length = lengthOf(lines);
  if (length === null) return null;
  // Files stamped at interval ends finish at midnight; files stamped at starts begin at midnight.
  const isEnd = head.isEnd || (lines[0]?.minute !== 0 && lines.at(-1)?.minute === 0);
  const days = daysOf(
    lines.map((line) => began(line, length, isEnd)),
    length,
    head.unit,
  );
  return days.length > MOST_DAYS ? null : { kind: head.isGas ? 'gas' : 'electricity', days, isLocal: true };
}
