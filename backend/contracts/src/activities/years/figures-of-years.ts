import { moduleQuestion } from '../../api/module-question';
import type { YearSums } from './inventory-year.entity';

/** What the activities of one calendar year come to. */
export interface FiguresOfYear {
  readonly year: number;
  /** As they are now. */
  readonly now: YearSums;
  /** As somebody approved them; null in a year that nobody has. */
  readonly approved: YearSums | null;
}

/** Emissions of calendar years, of those that have any; statements and reports are made of them. */
export const figuresOfYears = moduleQuestion<{ readonly year?: number }, FiguresOfYear>('figures_of_years');
