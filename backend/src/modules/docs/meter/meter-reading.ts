import type { MarkedReading } from '@lichen/contracts/docs/landmark';
import type { FieldReading, PageText } from '@lichen/contracts/docs/reading';
import { boxAround } from '../layout/segments';
import type { MeterFile, MeterKind } from './meter-day';
import { meterSum } from './meter-sum';

/** Maximum number of characters of the meter number field. */
const LONGEST = 60;
const SURE = 0.99;

const TYPES: Readonly<Record<MeterKind, string>> = { electricity: 'electricity', gas: 'fuel' };

/** Returns the place of a text on the pages. Computed values have none. */
function placeOf(text: string, pages: readonly PageText[]): Pick<FieldReading, 'page' | 'box'> {
  const word = text === '' ? undefined : pages.flatMap(({ words }) => words).find((each) => each.text === text);
  return word ? { page: word.page, box: boxAround([word.box]) } : { page: null, box: null };
}

/** Returns the common spellings of a date. */
const written = (day: string): string[] => {
  const [year = '', month = '', date = ''] = day.split('-');
  return [
    day,
    `${year}${month}${date}`,
    `${date}/${month}/${year}`,
    `${month}/${date}/${year}`,
    `${date}.${month}.${year}`,
  ];
};

/** Builds a bill's reading from meter intervals; null if they have no sum or the type is not offered. */
export function meterReading(
  file: MeterFile,
  pages: readonly PageText[],
  offered: readonly string[],
): MarkedReading | null {
  const sum = meterSum(file);
  const type = TYPES[file.kind];
  if (!sum || (offered.length > 0 && !offered.includes(type))) return null;
  const { meters, from, to, amount, unit, missing, estimated, intervals: all } = sum;
  const flags = [
    ...(missing > 0 ? ['intervals_missing'] : []),
    ...(estimated > 0 ? ['intervals_estimated'] : []),
    ...(meters.length > 1 ? ['several_meters'] : []),
    ...(unit === null ? ['unit_assumed'] : []),
  ];
  const said = (field: string, value: unknown, raw: string, more: Partial<FieldReading> = {}): FieldReading => ({
    ...{ field, value, raw, confidence: SURE, how: 'xml', flags: [], alternatives: [] },
    ...placeOf(raw, pages),
    ...more,
  });
  const dayOf = (field: string, day: string) =>
    said(field, day, written(day).find((each) => placeOf(each, pages).page !== null) ?? day);
  const [meter = ''] = meters;
  const raw = `${amount} ${unit ?? 'kWh'}`;
  const used =
    file.kind === 'gas'
      ? said('fuels', [{ fuel_type: 'Natural gas', quantity: Number(amount), fuel_units: unit ?? 'kWh' }], raw)
      : said('electricity_used', { amount, unit: unit ?? 'kWh' }, raw);
  const fields = [
    dayOf('period_start', from),
    dayOf('period_end', to),
    {
      ...{ ...used, how: 'sum' as const, flags, confidence: flags.length > 0 ? 0.5 : SURE },
      intervals: { all, missing, estimated },
    },
    ...(meter === '' || meter.length > LONGEST ? [] : [said('meter_number', meter, meter)]),
  ];
  return { type, typeConfidence: SURE, language: null, fields, checks: [], landmarks: { supplier: null, marks: [] } };
}
