import { about, choice, optional, type Typed } from '../../../entity/fields';
import { fold } from '../../../formats/fold';

/** Ways in which the amount on a bill was determined. */
export const READING_TYPES = ['actual', 'estimated'] as const;
export type ReadingType = (typeof READING_TYPES)[number];

/** English labels of the reading types; dictionary keys. */
export const READING_TYPE_WORDS: Readonly<Record<ReadingType, string>> = {
  actual: 'Actual reading',
  estimated: 'Estimated reading',
};

/** Terms that bills use for each reading type. */
const WRITTEN: Readonly<Record<ReadingType, string>> = {
  actual: 'a,act,actual,read,customer,c,smart,abgelesen,releve,reel,leida,real,avlest,malt',
  estimated: 'e,est,estimated,estimate,geschatzt,estime,estimee,estimada,estimado,stipulert,estimert',
};

const plain = (text: string): string => fold(text).replace(/ ?\b(reading|read)$/u, '') || fold(text);

const readingTypeOf = (entered: string): string =>
  READING_TYPES.find((type) => WRITTEN[type].split(',').includes(plain(entered))) ?? entered;

/** Statements of a bill on the amount: the meter was read, or the supplier estimated it. */
export const readingType = about(
  optional({
    ...choice('Reading type', READING_TYPES, READING_TYPE_WORDS),
    as: readingTypeOf,
  } as Typed<ReadingType>),
  'As the bill says. An estimated reading has a lower data quality',
);
