import { join } from 'node:path';
import type { CodeOf } from '@lichen/contracts/entity/resolve-code';
import { shippedFactorLibrary } from './factor-library.loader';
import { loadRates } from './rates.loader';
import type { KnownCodes } from './rates-file.loader';

/** Tests for codes in files of rates, which must be spelled as in their lists; labels are not accepted. */
const knownCodes = (codeOf: CodeOf): KnownCodes => ({
  isCurrency: (code) => codeOf('currencies', code) === code,
  isCountry: (code) => codeOf('countries', code) === code,
});

/** Returns the tables of the reference folder, and tests for the codes in an operator's files. */
export const shippedTables = (reference: string, { codeOf }: { readonly codeOf: CodeOf }) => ({
  library: shippedFactorLibrary(join(reference, 'factors')),
  rates: loadRates(join(reference, 'rates')),
  known: knownCodes(codeOf),
  /** Folder of the packaged tables of places. */
  places: join(reference, 'places'),
});
