import { z } from 'zod';
import { queryYear } from '../../api/query-values';
import { defineCall } from '../../entity/entity';
import { STATEMENT_READERS } from '../statements/annual-statement.entity';

/** Full-time equivalent of an open employment record, by employment status; other statuses count as 0. */
export const FTE_OF: Readonly<Record<string, number>> = {
  full_time: 1,
  temporary_full_time: 1,
  part_time: 0.5,
  temporary_part_time: 0.5,
};

/** Full-time equivalents of a year, suggested from the employment records. */
export interface FteSuggestion {
  readonly year: number;
  /** Number of records open on the last day of the year, or today where the year is not over. */
  readonly records: number;
  /** Number of those records whose status has no full-time equivalent. */
  readonly uncounted: number;
  /** Null where no record is open. */
  readonly fte: number | null;
}

/** Returns sums only, so that editors of statements learn nothing about single people. */
export const fteSuggestion = defineCall({
  name: 'fte_suggestion',
  label: 'Suggested full-time equivalent',
  method: 'GET',
  allow: STATEMENT_READERS,
  subscription: 'business',
  input: z.strictObject({ year: queryYear }),
  about: 'Full-time equivalent by the open employment records of a year: full time 1, part time 0.5.',
  answer: {
    type: 'object',
    required: ['year', 'records', 'uncounted', 'fte'],
    properties: {
      year: { type: 'integer' },
      records: { type: 'integer' },
      uncounted: { type: 'integer' },
      fte: { type: ['number', 'null'] },
    },
  },
  writes: false,
  dependsOn: ['employment_records'],
});
