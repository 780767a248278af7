import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LiveRates, liveRates, type RateLine } from './live-rates.loader';
import { faultForTerminal, fileRows } from './publisher-files/file-rows';
import { type KnownCodes, readRates } from './rates-file.loader';

const SHIPPED: KnownCodes = {
  isCurrency: (code) => /^[A-Z]{3}$/.test(code),
  isCountry: (code) => /^[A-Z]{2}$/.test(code),
};

const FILES = ['exchange-rates.csv', 'price-indices.csv', 'vat-rates.csv'];

/** Returns the shipped exchange rates, price indices and VAT rates; throws on first use for an invalid line. */
export const loadRates = (folder: string): LiveRates =>
  liveRates(() => FILES.flatMap((name) => read(join(folder, name))));

function read(path: string): RateLine[] {
  if (!existsSync(path)) return [];
  const found = readRates(fileRows(readFileSync(path, 'utf8')), SHIPPED);
  if ('faults' in found) throw new Error(`${path}: ${found.faults.map(faultForTerminal).join('; ')}`);
  return found;
}
