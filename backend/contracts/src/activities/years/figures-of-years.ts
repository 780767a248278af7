import { moduleQuestion } from '../../api/module-question';
import type { YearSums } from './inventory-year.entity';

/** Emissions of the activities of one calendar year. */
export interface FiguresOfYear {
  readonly year: number;
  /** Current sums. */
  readonly now: YearSums;
  /** Sums at approval; null if nobody approved the year. */
  readonly approved: YearSums | null;
}

/** Returns the emissions of the calendar years that have any; statements and reports use them. */
export const figuresOfYears = moduleQuestion<{ readonly year?: number }, FiguresOfYear>('figures_of_years');
