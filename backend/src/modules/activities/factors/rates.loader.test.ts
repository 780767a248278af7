import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadRates } from './rates.loader';

function loaded(rates: string, indices = 'currency,year,index,source\n') {
  const folder = mkdtempSync(join(tmpdir(), 'rates-'));
  writeFileSync(join(folder, 'exchange-rates.csv'), rates);
  writeFileSync(join(folder, 'price-indices.csv'), indices);
  return loadRates(folder);
}

test('what the operator loads is found by currency and year', () => {
  const rates = loaded(
    '# Means of the year\nfrom,to,year,rate,source\nGBP,USD,2024,1.2781,Bank\n',
    'currency,year,index,source\nUSD,2024,313.689,Bureau\n',
  );
  const told = { year: 2024, isLatest: true };
  expect(rates.exchange('GBP', 'USD', 2024)).toEqual({ ...told, value: '1.2781', source: 'Bank' });
  expect(rates.exchange('USD', 'GBP', 2024)).toEqual({ ...told, value: '1.2781', source: 'Bank', isPer: true });
  expect(rates.exchange('USD', 'EUR', 2024)).toBeUndefined();
  expect(rates.priceIndex('USD', 2024)).toEqual({ ...told, value: '313.689', source: 'Bureau' });
});

test.each([
  [2018, undefined, undefined],
  [2019, '1.1', false],
  [2020, '1.1', false],
  [2021, '1.3', false],
  [2022, '1.3', false],
  [2023, '1.5', true],
  [2026, '1.5', true],
])('in %i the last year up to it counts: %s', (year, value, isLatest) => {
  const rates = loaded('from,to,year,rate,source\nGBP,USD,2019,1.1,A\nGBP,USD,2021,1.3,A\nGBP,USD,2023,1.5,A\n');
  const found = rates.exchange('GBP', 'USD', year);
  expect([found?.value, found?.isLatest]).toEqual([value, isLatest]);
});

test('of two directions in one year the one that is asked for counts', () => {
  const rates = loaded('from,to,year,rate,source\nGBP,EUR,2024,1.2,A\nEUR,GBP,2024,0.8,B\n');
  expect(rates.exchange('GBP', 'EUR', 2024)).toMatchObject({ value: '1.2', source: 'A' });
  expect(rates.exchange('EUR', 'GBP', 2024)).toMatchObject({ value: '0.8', source: 'B' });
});

test.each([
  ['GBP,USD,2024,0,Bank', 'line 2: rate is not a number above 0.'],
  ['GBP,USD,2024,,Bank', 'line 2: rate is not a number above 0.'],
  ['GBP,USD,2024,1.2781,', 'line 2: source is empty'],
  ['GBP,USD,2024,"1,27",Bank', 'line 2: rate is not a number above 0.'],
  ['GBP,GBP,2024,1,Bank', 'line 2: The two currencies must be different.'],
  ['pounds,USD,2024,1,Bank', 'line 2: “pounds” is not a valid currency.'],
  ['GBP,USD,24,1,Bank', 'line 2: “24” is not a valid year.'],
  ['GBP,USD,2024,1,Bank\nGBP,USD,2024,2,Bank', 'line 3: Row exchange GBP USD 2024 appears twice.'],
])('whoever asks is told of %s, each time', (line, why) => {
  const rates = loaded(`from,to,year,rate,source\n${line}\n`);
  expect(() => rates.readAhead()).toThrow(why);
  expect(() => rates.exchange('GBP', 'USD', 2024)).toThrow(why);
});

test('a small set is shipped, each with its source, and none is guessed', () => {
  const shipped = loadRates(join(__dirname, '../../../../reference/rates'));
  expect(shipped.exchange('GBP', 'USD', 2022)).toMatchObject({
    value: '1.2371',
    source: expect.stringContaining('G.5A'),
  });
  expect(shipped.exchange('NOK', 'USD', 2022)).toMatchObject({ value: '9.6138', isPer: true });
  expect(shipped.exchange('GBP', 'USD', 2026)).toMatchObject({ year: 2025, isLatest: true });
  expect(shipped.exchange('GBP', 'USD', 2018)).toBeUndefined();
  expect(shipped.exchange('EUR', 'USD', 2025)).toMatchObject({ value: '1.1306' });
  expect(shipped.exchange('SEK', 'USD', 2025)).toMatchObject({ year: 2023, isLatest: true });
  expect(shipped.exchange('ISK', 'USD', 2025)).toBeUndefined();
  expect(shipped.priceIndex('USD', 2022)).toMatchObject({
    value: '292.655',
    source: expect.stringContaining('CUUR0000SA0'),
  });
  expect(shipped.priceIndex('USD', 2026)).toMatchObject({ value: '321.943', year: 2025 });
  expect(shipped.priceIndex('GBP', 2009)).toMatchObject({ value: '86.6', source: expect.stringContaining('D7BT') });
  expect(shipped.priceIndex('EUR', 2022)).toBeUndefined();
  expect([2009, 2010, 2011, 2026].map((year) => shipped.vat('GB', year)?.value)).toEqual(['15', '17.5', '20', '20']);
  expect(shipped.vat('GB', 2025)?.source).toContain('Value Added Tax Act 1994');
});

// Only a `.client` reaches the network (`only-clients-reach-the-network`).
test.each(['emission', 'factors', 'recalculation', 'types'])('%s works without a network', (room) => {
  const folder = join(__dirname, '..', room);
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(5);
  const reaching = files.filter((name) =>
    /from '[^']*\.client'|\bfetch\(/.test(readFileSync(join(folder, name), 'utf8')),
  );
  expect(reaching.filter((name) => !name.endsWith('.test.ts'))).toEqual([]);
});
