import { meterReading } from '../../meter/meter-reading';
import { meterSum } from '../../meter/meter-sum';
import { readPages } from '../read-pages.loader';
import { usageXml } from './usage-xml.loader';

const POINT = 'https://api.example/User/1/UsagePoint/44187';
const entry = (links: readonly string[], content: string) =>
  `<entry>${links.map((href, at) => `<link rel="${at === 0 ? 'self' : 'related'}" href="${href}"/>`).join('')}<content>${content}</content></entry>`;
const feed = (...entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><ns0:feed xmlns:ns0="http://www.w3.org/2005/Atom" xmlns="http://naesb.org/espi">${entries.join('')}</ns0:feed>`;
const point = (kind: number) =>
  entry([POINT], `<UsagePoint><ServiceCategory><kind>${kind}</kind></ServiceCategory></UsagePoint>`);
/** The clock of the east of North America: from the second Sunday of March to the first one of November. */
const CLOCK = entry(
  ['https://api.example/LocalTimeParameters/1'],
  '<LocalTimeParameters><dstEndRule>B40E2000</dstEndRule><dstOffset>3600</dstOffset><dstStartRule>360E2000</dstStartRule><tzOffset>-18000</tzOffset></LocalTimeParameters>',
);
const type = (id: number, { uom = 72, power = 0, flow = 1, behaviour = 4 } = {}) =>
  entry(
    [`https://api.example/ReadingType/${id}`],
    `<ReadingType><accumulationBehaviour>${behaviour}</accumulationBehaviour><flowDirection>${flow}</flowDirection><powerOfTenMultiplier>${power}</powerOfTenMultiplier><uom>${uom}</uom></ReadingType>`,
  );
const reading = (id: number) =>
  entry([`${POINT}/MeterReading/${id}`, `https://api.example/ReadingType/${id}`], '<MeterReading/>');
const block = (id: number, from: string, values: readonly (number | string)[], { seconds = 3600, quality = '' } = {}) =>
  entry(
    [`${POINT}/MeterReading/${id}/IntervalBlock/1`],
    `<IntervalBlock><interval><duration>86400</duration><start>${Date.parse(from) / 1000}</start></interval>${values
      .map(
        (value, at) =>
          `<IntervalReading><cost>907</cost>${quality && `<ReadingQuality><quality>${quality}</quality></ReadingQuality>`}<timePeriod><duration>${seconds}</duration><start>${Date.parse(from) / 1000 + at * seconds}</start></timePeriod><value>${value}</value></IntervalReading>`,
      )
      .join('')}</IntervalBlock>`,
  );
const many = (count: number, value: number) => Array.from({ length: count }, () => value);
const sumOf = (text: string) => {
  const file = usageXml(Buffer.from(text));
  return file && meterSum(file);
};
const flagsOf = (text: string) => {
  const file = usageXml(Buffer.from(text));
  return file && meterReading(file, [], [])?.fields.find(({ how }) => how === 'sum')?.flags;
};

test('watt hours of a day by the clock of its place are kilowatt hours, exactly', () => {
  const text = feed(point(0), CLOCK, type(1), reading(1), block(1, '2026-07-01T04:00:00Z', many(48, 333)));
  expect(sumOf(text)).toMatchObject({
    ...{ meters: ['44187'], from: '2026-07-01', to: '2026-07-02', amount: '15.984', unit: 'kWh' },
    ...{ missing: 0, intervals: 48, estimated: 0 },
  });
  expect(flagsOf(text)).toEqual([]);
});

test.each([
  ['of 23 hours in spring', '2026-03-08T05:00:00Z', 23, '2026-03-08'],
  ['of 25 hours in autumn', '2026-11-01T04:00:00Z', 25, '2026-11-01'],
])('a day %s is whole', (_, from, hours, day) => {
  const text = feed(point(0), CLOCK, type(1), reading(1), block(1, from, many(hours, 1000)));
  expect(sumOf(text)).toMatchObject({ from: day, to: day, amount: String(hours), missing: 0, intervals: hours });
});

test('what is fed in, powers and readings that grow are not used', () => {
  const text = feed(
    ...[point(0), CLOCK, type(1), type(2, { flow: 19 }), type(3, { uom: 38 }), type(4, { behaviour: 3 })],
    ...[reading(1), reading(2), reading(3), reading(4)],
    ...[1, 2, 3, 4].map((id) => block(id, '2026-07-01T04:00:00Z', many(24, 500 * id))),
  );
  expect(sumOf(text)).toMatchObject({ amount: '12', intervals: 24 });
});

test('gas in therms with a power of ten, a gap and estimated hours are told', () => {
  const text = feed(
    ...[point(1), CLOCK, type(1, { uom: 169, power: -3 }), reading(1)],
    block(1, '2026-01-05T05:00:00Z', many(20, 125), { quality: '8' }),
  );
  expect(sumOf(text)).toMatchObject({ amount: '2.5', unit: 'therm', missing: 4, estimated: 20 });
  expect(flagsOf(text)).toEqual(['intervals_missing', 'intervals_estimated']);
  const file = usageXml(Buffer.from(text));
  expect(file && meterReading(file, [], [])?.type).toBe('fuel');
});

test('the same interval said twice counts once, and a value that is no number is missing', () => {
  const one = block(1, '2026-07-01T04:00:00Z', [...many(23, 1000), 'x']);
  const text = feed(point(0), CLOCK, type(1), reading(1), one, one);
  expect(sumOf(text)).toMatchObject({ amount: '23', missing: 1 });
});

test('without a clock of its own a file begins at midnight of its place', () => {
  const text = feed(point(0), type(1), reading(1), block(1, '2026-07-01T04:00:00Z', many(24, 1000)));
  expect(sumOf(text)).toMatchObject({ from: '2026-07-01', to: '2026-07-01', amount: '24' });
});

test('its page shows each day with its sum', async () => {
  const text = feed(point(0), CLOCK, type(1), reading(1), block(1, '2026-07-01T04:00:00Z', many(48, 333)));
  const [page] = await readPages(Buffer.from(text), 'application/xml');
  expect(page?.words.map((word) => word.text).join(' ')).toBe(
    'METER 44187 DAY/1 2026-07-01 7.992 kWh DAY/2 2026-07-02 7.992 kWh',
  );
});

test('a file that grows by entities, one without intervals and one of water are refused', async () => {
  const good = feed(point(0), CLOCK, type(1), reading(1), block(1, '2026-07-01T04:00:00Z', many(24, 1)));
  const grown = good.replace('?>', '?><!DOCTYPE feed [<!ENTITY a "aaaa">]>');
  for (const text of [grown, feed(point(0), CLOCK), feed(type(1, { uom: 134 }), block(1, '2026-07-01', [1]))]) {
    expect(usageXml(Buffer.from(text))).toBeNull();
    await expect(readPages(Buffer.from(text), 'application/xml')).rejects.toThrow();
  }
  expect(usageXml(Buffer.from(good))).not.toBeNull();
});
