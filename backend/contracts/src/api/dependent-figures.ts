/**
 * Name of the question asked before a record is saved or deleted whose fields other records' figures are calculated
 * from.
 */
export const DEPENDENT_FIGURES = 'dependent_figures';
/** Name of the call that proposes recalculated figures for outdated ones; it returns the proposal's record. */
export const RECALCULATE = 'recalculate';

/** Number of activities that depend on the record, as far as forms need it. */
export interface DependentCount {
  readonly activities: number;
  /** Number of these activities in an approved year; they change only with a reason. */
  readonly closed: number;
  /** Approved years of these activities, in ascending order. */
  readonly approved_years: readonly number[];
  /** True when the person may recalculate these activities. */
  readonly may_recalculate: boolean;
}
