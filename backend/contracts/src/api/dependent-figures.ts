/** Asked before a record is saved or deleted whose fields figures of other records are made of. */
export const DEPENDENT_FIGURES = 'dependent_figures';
/** Proposes new figures for those that are behind; answers the record of the proposal. */
export const RECALCULATE = 'recalculate';

/** How many activities hang on the record, as far as forms need it. */
export interface DependentCount {
  readonly activities: number;
  /** How many of them touch an approved year: these change only with a reason. */
  readonly closed: number;
  /** The approved years they touch, in order. */
  readonly approved_years: readonly number[];
  /** The person who asks may recalculate them. */
  readonly may_recalculate: boolean;
}
