import { moduleQuestion } from '../../api/module-question';
import type { LinkedRecord } from '../../api/reason';

/** Returns the statements and reports based on the figures of a year. */
export const restsOnYear = moduleQuestion<{ readonly year: number }, LinkedRecord>('rests_on_year');
