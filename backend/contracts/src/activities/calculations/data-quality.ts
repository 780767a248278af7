import type { emissionCalc } from './emission-calc.entity';
import type { RecordOf } from '../../entity/entity';

/** Sources of a figure, ordered from best to worst. */
export const DATA_QUALITIES = {
  supplier: 'Supplier',
  measured: 'Measured',
  average: 'Average',
  spend: 'Spend',
  estimated: 'Estimated',
} as const;
export type DataQuality = keyof typeof DATA_QUALITIES;

/** Sentences that explain each source. */
export const DATA_QUALITY_SENTENCES: Readonly<Record<DataQuality, string>> = {
  supplier: 'Supplier-specific: the supplier reported the figure.',
  measured: 'Metered, weighed or invoiced amounts with a published factor.',
  average: 'Average-data method: activity data with an average factor.',
  spend: 'Spend-based method: spend with an industry average or the supplier’s revenue.',
  estimated: 'An estimate, the factor of another country, or a figure entered directly.',
};

/** Currency code given instead of a unit (`GBP`). No unit of the product consists of three capitals. */
const CURRENCY = /^[A-Z]{3}$/;
const BY_SCORE: Readonly<Record<number, DataQuality>> = { 1: 'supplier', 2: 'measured', 3: 'average' };

type Row = Pick<RecordOf<typeof emissionCalc>, 'method' | 'data_quality' | 'basis_units'>;

/**
 * Returns the data quality of a calculation row from its method, the units of its basis and its score from 1 (verified)
 * to 5 (estimated).
 */
export function dataQualityOf({ method, data_quality, basis_units }: Row): DataQuality {
  // A verified return is the supplier's own figure, however it was allocated.
  if (method === 'supplier' || (method === 'revenue' && data_quality === 1)) return 'supplier';
  if (method === 'revenue' || CURRENCY.test(basis_units ?? '')) return 'spend';
  return BY_SCORE[data_quality ?? 0] ?? 'estimated';
}
