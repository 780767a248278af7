import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import type { FactorLibrary } from '../../emission/factor';

/** A fuel is measured in the units of its list; gross and net energy are not the same. */
export function unitError(library: FactorLibrary, fuel: string | null, units: string | null, field = 'units') {
  const known = fuel ? library.entry('fuels', fuel)?.units : undefined;
  return !known || !units || known.includes(units) ? {} : { [field]: FIELD_TEXTS.choice };
}
