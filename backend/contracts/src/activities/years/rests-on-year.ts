import { moduleQuestion } from '../../api/module-question';
import type { LinkedRecord } from '../../api/reason';

/** Statements and reports that rest on the figures of a year. */
export const restsOnYear = moduleQuestion<{ readonly year: number }, LinkedRecord>('rests_on_year');
