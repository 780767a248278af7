import { choice, type Typed } from '../../../entity/fields';
import { unitOf } from '../../../sheet/unit-words';

/** A choice of units that also accepts common spellings: therms, MMBtu, litres, tonnes. */
export const measure = <const O extends string>(label: string, options: readonly O[]) =>
  ({
    ...choice<O>(label, options),
    as: (entered: string): string => unitOf(entered, options) ?? entered,
  }) as Typed<O>;
