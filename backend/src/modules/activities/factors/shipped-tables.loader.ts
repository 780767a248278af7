import { join } from 'node:path';
import type { CodeOf } from '@lichen/contracts/entity/resolve-code';
import { loadFactorLibrary } from './factor-library.loader';
import { loadRates } from './rates.loader';
import type { KnownCodes } from './rates-file.loader';

/** A file of rates names codes as their lists have them, in no other case and by no label. */
const knownCodes = (codeOf: CodeOf): KnownCodes => ({
  isCurrency: (code) => codeOf('currencies', code) === code,
  isCountry: (code) => codeOf('countries', code) === code,
});

/** The tables of the reference folder, and the codes that files of an operator may name. */
export const shippedTables = (reference: string, { codeOf }: { readonly codeOf: CodeOf }) => ({
  library: loadFactorLibrary(join(reference, 'factors')),
  rates: loadRates(join(reference, 'rates')),
  known: knownCodes(codeOf),
  /** Folder of the packaged tables of places. */
  places: join(reference, 'places'),
});
