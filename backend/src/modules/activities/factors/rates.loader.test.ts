import { mkdtempSync, writeFileSync } from 'node:fs';
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
  expect(rates.exchange('GBP', 'USD', 2024)).toEqual({ value: '1.2781', source: 'Bank' });
  expect(rates.exchange('USD', 'GBP', 2024)).toEqual({ value: '1.2781', source: 'Bank', isPer: true });
  expect(rates.exchange('USD', 'EUR', 2024)).toBeUndefined();
  expect(rates.priceIndex('USD', 2024)).toEqual({ value: '313.689', source: 'Bureau' });
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
])('the start is refused with %s', (line, why) => {
  expect(() => loaded(`from,to,year,rate,source\n${line}\n`)).toThrow(why);
});

test('a small set is shipped, each with its source, and none is guessed', () => {
  const shipped = loadRates(join(__dirname, '../../../../reference/rates'));
  expect(shipped.exchange('GBP', 'USD', 2022)).toMatchObject({
    value: '1.2371',
    source: expect.stringContaining('G.5A'),
  });
  expect(shipped.exchange('NOK', 'USD', 2022)).toMatchObject({ value: '9.6138', isPer: true });
  expect(shipped.exchange('GBP', 'USD', 2026)).toBeUndefined();
  expect(shipped.exchange('EUR', 'USD', 2025)).toMatchObject({ value: '1.1306' });
  expect(shipped.exchange('SEK', 'USD', 2025)).toBeUndefined();
  expect(shipped.priceIndex('USD', 2022)).toMatchObject({
    value: '292.655',
    source: expect.stringContaining('CUUR0000SA0'),
  });
  expect(shipped.priceIndex('USD', 2026)).toBeUndefined();
  expect(shipped.priceIndex('GBP', 2009)).toMatchObject({ value: '86.6', source: expect.stringContaining('D7BT') });
  expect(shipped.priceIndex('EUR', 2022)).toBeUndefined();
});
