import type { CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { yearWords } from '../published/factor-choice';
import type { PublishedRate } from '../goods-circumstances';
import { infoInput } from '../inputs';

/** Said beside the factor where a rate of another year stands in: 'exchange rate, latest available: 2025'. */
export const rateYearLabel = (what: string, rate: PublishedRate, year: number): string | null =>
  rate.year === year ? null : `${what}, ${yearWords(rate.year, rate.isLatest)}`;

/** The year of a rate in the record, where it is not the year of the purchase. */
export const rateYearInputs = (label: string, rate: PublishedRate, year: number): CalcInput[] =>
  rate.year === year ? [] : [infoInput(label, yearWords(rate.year, rate.isLatest))];
