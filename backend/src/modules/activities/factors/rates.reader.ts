import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedRate, Rates } from '../emission/goods-circumstances';
import { readCsv } from './read-csv';

const DECIMAL = /^\d+(\.\d+)?$/;

/** `exchange-rates.csv` (from,to,year,rate,source) and `price-indices.csv` (currency,year,index,source). */
export function loadRates(folder: string): Rates {
  const exchange = read(join(folder, 'exchange-rates.csv'), ['from', 'to', 'year'], 'rate');
  const indices = read(join(folder, 'price-indices.csv'), ['currency', 'year'], 'index');
  return {
    exchange: (from, to, year) => {
      const printed = exchange.get([from, to, year].join(' '));
      const reverse = exchange.get([to, from, year].join(' '));
      return printed ?? (reverse && { ...reverse, isPer: true });
    },
    priceIndex: (currency, year) => indices.get([currency, year].join(' ')),
  };
}

function read(file: string, key: readonly string[], value: string): ReadonlyMap<string, PublishedRate> {
  const lines = existsSync(file) ? readCsv(readFileSync(file, 'utf8')) : [];
  return new Map(
    lines.map((line) => {
      const name = key.map((column) => line[column]).join(' ');
      const figure = line[value] ?? '';
      if (!DECIMAL.test(figure) || Number(figure) === 0 || !line['source'])
        throw new Error(`${file}: ${name} needs a figure above 0 and its source`);
      return [name, { value: figure, source: line['source'] }];
    }),
  );
}
