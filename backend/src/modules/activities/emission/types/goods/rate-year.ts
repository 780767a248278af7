import type { CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { yearWords } from '../../published/factor-choice';
import type { PublishedRate } from '../../goods-circumstances';
import { infoInput } from '../../inputs';

/** Returns the label for a rate of another year: 'exchange rate, latest available: 2025'; null for the same year. */
export const rateYearLabel = (what: string, rate: PublishedRate, year: number): string | null =>
  rate.year === year ? null : `${what}, ${yearWords(rate.year, rate.isLatest)}`;

/** Returns an input with the year of a rate, if it is not the year of the purchase. */
export const rateYearInputs = (label: string, rate: PublishedRate, year: number): CalcInput[] =>
  rate.year === year ? [] : [infoInput(label, yearWords(rate.year, rate.isLatest))];
