import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LiveRates, liveRates, type RateLine } from './live-rates.loader';
import { faultForTerminal, fileRows } from './publisher-files/file-rows';
import { readRates } from './rates-file.loader';

const isCode = (currency: string): boolean => /^[A-Z]{3}$/.test(currency);

/** The shipped `exchange-rates.csv` and `price-indices.csv`; a line that cannot be used stops the start and is named. */
export const loadRates = (folder: string): LiveRates =>
  liveRates(['exchange-rates.csv', 'price-indices.csv'].flatMap((name) => read(join(folder, name))));

function read(path: string): RateLine[] {
  if (!existsSync(path)) return [];
  const found = readRates(fileRows(readFileSync(path, 'utf8')), isCode);
  if ('faults' in found) throw new Error(`${path}: ${found.faults.map(faultForTerminal).join('; ')}`);
  return found;
}
