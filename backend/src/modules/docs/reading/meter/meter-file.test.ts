import { meterReading } from '../../meter/meter-reading';
import { meterSum } from '../../meter/meter-sum';
import { meterFile } from './meter-file.loader';

const sumOf = (text: string) => {
  const file = meterFile(Buffer.from(text), 'text/csv');
  return file && meterSum(file);
};
const flagsOf = (text: string) => {
  const file = meterFile(Buffer.from(text), 'text/csv');
  return file && meterReading(file, [], [])?.fields.find(({ how }) => how === 'sum')?.flags;
};
const many = (count: number, value: string) => Array.from({ length: count }, () => value);

const nmi = (suffix: string, uom = 'KWH', minutes = 30) =>
  `200,6102009999,E1B1,1,${suffix},N1,01009,${uom},${minutes},20261105`;
const day = (date: string, values: readonly string[], flag = 'A') =>
  `300,${date},${values.join(',')},${flag},,,20261106,`;
const nem = (...lines: string[]) => ['100,NEM12,202611060000,MDA,RET', ...lines, '900'].join('\n');

test('NEM12: what is used is summed exactly; what is fed in and what is no energy is not', () => {
  const text = nem(
    nmi('E1'),
    ...[day('20261001', many(48, '0.1')), day('20261002', many(48, '0.2'))],
    ...[nmi('B1'), day('20261001', many(48, '9'))],
    ...[nmi('Q1', 'KVARH'), day('20261001', many(48, '7'))],
  );
  expect(sumOf(text)).toMatchObject({
    ...{ meters: ['6102009999'], from: '2026-10-01', to: '2026-10-02', amount: '14.4', unit: 'kWh' },
    ...{ missing: 0, intervals: 96, estimated: 0 },
  });
  expect(flagsOf(text)).toEqual([]);
});

test('NEM12: watt hours are kilowatt hours with the point moved, and five minutes make 288 of a day', () => {
  const text = nem(nmi('E1', 'WH', 5), day('20261001', many(288, '1.5')));
  expect(sumOf(text)).toMatchObject({ amount: '0.432', unit: 'kWh', intervals: 288 });
});

test('NEM12: estimated parts, days without values and days that are not there are told', () => {
  const text = nem(
    nmi('E1'),
    day('20261001', many(48, '1'), 'V'),
    ...['400,1,20,A,,', '400,21,24,S14,32,', '400,25,48,A,,'],
    day('20261002', many(48, '0'), 'N'),
    day('20261004', many(48, '1'), 'E14'),
  );
  expect(sumOf(text)).toMatchObject({ amount: '96', missing: 96, intervals: 192, estimated: 52 });
  expect(flagsOf(text)).toEqual(['intervals_missing', 'intervals_estimated']);
  const file = meterFile(Buffer.from(text), 'text/csv');
  const used = file && meterReading(file, [], [])?.fields.find(({ how }) => how === 'sum');
  expect(used?.intervals).toEqual({ all: 192, missing: 96, estimated: 52 });
});

test('NEM12: a day that comes twice counts as it was said last', () => {
  const text = nem(nmi('E1'), day('20261001', many(48, '1')), day('20261001', many(48, '2')));
  expect(sumOf(text)).toMatchObject({ amount: '96', intervals: 48 });
});

const HEAD = `MPAN,Settlement Date,A/E,${Array.from({ length: 50 }, (_, at) => `HH${String(at + 1).padStart(2, '0')}`).join(',')}`;
const halfHours = (date: string, count: number, value = '0.5', flag = 'A') =>
  `1200012345678,${date},${flag},${[...many(count, value), ...many(50 - count, '')].join(',')}`;

test.each([
  ['a short day of spring', '29/03/2026', 46, '23'],
  ['a usual day', '30/03/2026', 48, '24'],
  ['a long day of autumn', '25/10/2026', 50, '25'],
])('half hours: %s is whole', (_, date, count, amount) => {
  const sum = sumOf(`${HEAD}\n${halfHours(date, count)}\n`);
  expect(sum).toMatchObject({ amount, missing: 0, intervals: count, meters: ['1200012345678'], unit: null });
  expect(flagsOf(`${HEAD}\n${halfHours(date, count)}\n`)).toEqual(['unit_assumed']);
});

test('half hours: 46 of a usual day are a gap, an estimated day is told, and a file may have several meters', () => {
  const text = [HEAD, halfHours('30/03/2026', 46), halfHours('31/03/2026', 48, '0.25', 'E')].join('\n');
  expect(sumOf(text)).toMatchObject({ amount: '35', missing: 2, estimated: 48 });
  expect(flagsOf(`${text}\n${halfHours('31/03/2026', 48).replace('1200', '1300')}`)).toContain('several_meters');
});

test('half hours: by their times, with a decimal comma, of gas', () => {
  const times = Array.from(
    { length: 48 },
    (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
  );
  const text = `MPRN;Date;Unit;${times.join(';')}\n7401234567;2026-10-01;kWh;${many(48, '0,125').join(';')}\n`;
  const file = meterFile(Buffer.from(text), 'text/csv');
  expect(file?.kind).toBe('gas');
  const reading = file && meterReading(file, [], []);
  expect(reading?.type).toBe('fuel');
  expect(reading?.fields.find(({ field }) => field === 'fuels')?.value).toEqual([
    { fuel_type: 'Natural gas', quantity: 6, fuel_units: 'kWh' },
  ]);
});

/** A line for each half hour of a day, as its clock shows it. */
const stamps = (date: string, hours: readonly number[]) =>
  hours.flatMap((hour) => ['00', '30'].map((minute) => `${date} ${String(hour).padStart(2, '0')}:${minute},0.5`));
const all = Array.from({ length: 24 }, (_, hour) => hour);

test.each([
  ['a usual day', '2026-10-24', all, '24', 0],
  ['the hour that is not there in spring', '2026-03-29', all.filter((hour) => hour !== 1), '23', 0],
  ['the hour that comes twice in autumn', '2026-10-25', [...all.slice(0, 2), 1, ...all.slice(2)], '25', 0],
  ['an hour that is missing', '2026-10-24', all.filter((hour) => hour !== 7), '23', 2],
])('times and values: %s', (_, date, hours, amount, missing) => {
  const text = `Timestamp,Consumption (kWh)\n${stamps(date, hours).join('\n')}\n`;
  expect(sumOf(text)).toMatchObject({ amount, missing, from: date, to: date, unit: 'kWh' });
});

test('times and values: ends of intervals belong to the day that they end', () => {
  const lines = [...stamps('2026-10-24', all).slice(1), '2026-10-25 00:00,0.5'];
  expect(sumOf(`Interval end,kWh\n${lines.join('\n')}`)).toMatchObject({
    from: '2026-10-24',
    to: '2026-10-24',
    amount: '24',
  });
});

test.each([
  ['a table of bills', 'Site,From,To,kWh\nMill,2026-10-01,2026-10-31,1200\n'],
  ['days that can be two', `Timestamp,kWh\n${stamps('01/02/2026', all).join('\n')}`],
  ['a letter', 'Dear all,\nsee you on Monday, or on Tuesday\n'],
  ['an empty NEM12', '100,NEM12,202611060000,MDA,RET\n900'],
])('%s is read as any other file', (_, text) => {
  const file = meterFile(Buffer.from(text), 'text/csv');
  expect(file && meterReading(file, [], [])).toBeNull();
});

test('what a bill says is exact, and each value is where it stands', () => {
  const file = meterFile(Buffer.from(nem(nmi('E1'), day('20261001', many(48, '0.1')))), 'text/csv');
  const fields = file && meterReading(file, [], ['electricity'])?.fields;
  expect(fields?.map(({ field, value }) => [field, value])).toEqual([
    ['period_start', '2026-10-01'],
    ['period_end', '2026-10-01'],
    ['electricity_used', { amount: '4.8', unit: 'kWh' }],
    ['meter_number', '6102009999'],
  ]);
  expect(file && meterReading(file, [], ['water'])).toBeNull();
});
