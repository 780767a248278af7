import { utcDay } from '@lichen/contracts/formats/days';
import type { DayOrder } from '@lichen/contracts/formats/written-days';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { readFile } from '../../../test/read-import';

const bytesOf = (...lines: string[]) => Buffer.from(lines.join('\n'), 'utf8');

it('reads each column by itself, and asks of a figure that nothing decides', async () => {
  const file = bytesOf(
    'Site,From,To,Consumption (kWh),Cost,Renewable %',
    'Works,2026-01-01,2026-01-31,"11,980",£601.20,"40,10"',
  );
  const read = await readFile(file);
  const [row] = read({});
  expect(row?.values).toMatchObject({ cost: { currency: 'GBP', amount: 601.2 }, renewable_percent: 40.1 });
  expect(row?.problems).toMatchObject([{ repair: 'order', field: 'amount', text: '11,980', cell: 'D2' }]);
  expect(read({ decimals: { amount: '.' } })[0]?.values['amount']).toBe(11980);
  expect(read({ decimals: { amount: ',', cost: ',' } })[0]?.values).toMatchObject({
    amount: 11.98,
    cost: { currency: 'GBP', amount: 601.2 },
  });
});

it('asks of days that may begin with their year, and says which years are counted otherwise', async () => {
  const heads = 'Site,From,To,Consumption (kWh)';
  const read = await readFile(bytesOf(heads, 'Works,25-09-06,25-09-13,40', 'Works,25-09-14,25-09-21,41'));
  expect(read({})[0]?.problems).toMatchObject([
    { repair: 'order', field: 'from', text: '25-09-06', cell: 'B2' },
    { repair: 'order', field: 'to', text: '25-09-13', cell: 'C2' },
  ]);
  const days = (order: DayOrder) => read({ day_orders: { from: order } }).map(({ values }) => values['from']);
  expect(days('ymd')).toEqual([utcDay(2025, 9, 6), utcDay(2025, 9, 14)]);
  expect(days('dmy')).toEqual([utcDay(2006, 9, 25), utcDay(2014, 9, 25)]);
  // 2031 is to come: such a column begins with the day, as nearly every one does.
  const german = await readFile(bytesOf(heads, 'Works,01.12.25,31.12.25,40'));
  expect(german({})[0]).toMatchObject({ values: { from: utcDay(2025, 12, 1) }, problems: [] });
  const thai = await readFile(bytesOf(heads, 'Works,2568-09-01,30/09/2568,40'));
  expect(thai({})[0]?.problems).toMatchObject([
    { repair: 'day', field: 'from', message: FIELD_TEXTS.buddhistYear, text: '2568-09-01' },
    { repair: 'day', field: 'to', message: FIELD_TEXTS.buddhistYear, text: '30/09/2568' },
  ]);
});

it('reads figures in what their heading says, unless a cell says its own', async () => {
  const read = await readFile(
    bytesOf(
      "Site,From,To,Consumption ('000 kWh),Cost (k€),Price (p/kWh)",
      'Works,2026-01-01,2026-01-31,52.08,1.205,28.5',
      'Works,2026-02-01,2026-02-28,4.05 MWh,£2,28.5',
    ),
  );
  expect(
    read({ decimals: { cost: '.' } }).map(({ values }) => [values['amount'], values['units'], values['cost']]),
  ).toEqual([
    [52_080, 'kWh', { currency: 'EUR', amount: 1205 }],
    [4.05, 'MWh', { currency: 'GBP', amount: 2000 }],
  ]);
  const kroner = await readFile(
    bytesOf('Site,From,To,Consumption (kWh),Cost (kr)', 'Works,2026-01-01,2026-01-31,7,50'),
  );
  expect(kroner({})[0]?.problems).toMatchObject([{ repair: 'number', field: 'cost', text: '50' }]);
});

it('lets the unit in a cell go before the one of the heading, and never against the column of units', async () => {
  const heads = 'Site,From,To,Consumption (kWh)';
  const own = await readFile(bytesOf(heads, 'Works,2026-01-01,2026-01-31,4.05 MWh', 'Works,2026-02-01,2026-02-28,7.5'));
  expect(own({}).map(({ values }) => [values['amount'], values['units']])).toEqual([
    [4.05, 'MWh'],
    [7.5, 'kWh'],
  ]);
  const against = await readFile(bytesOf('Site,From,To,Consumption,Units', 'Works,2026-01-01,2026-01-31,4.05 MWh,kWh'));
  expect(against({})[0]?.problems).toMatchObject([{ repair: 'number', field: 'amount', text: '4.05 MWh' }]);
});
