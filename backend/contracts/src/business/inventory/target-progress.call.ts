import { z } from 'zod';
import { queryYear } from '../../api/query-values';
import { defineCall } from '../../entity/entity';
import { COMPANY_EDITORS } from '../company/company-editors';

/** Progress of a target in a year. Figures are in tonnes of CO₂e, or in tonnes per unit for an intensity target. */
export interface TargetProgress {
  readonly _id: string;
  /** Value on the straight line from the base year to the target year; null outside those years. */
  readonly expected: number | null;
  /** Value in the year's statement; null where the statement lacks a figure that the target needs. */
  readonly actual: number | null;
  /** Percentage by which the actual figure is below the base value; negative where it is above. */
  readonly reduced: number | null;
  /** Status of the statement that `actual` is taken from. */
  readonly statement: 'none' | 'not_approved' | 'approved';
  /** Value in the base year's statement; null where there is no statement or it lacks a figure. */
  readonly base_stated: number | null;
  /** Percentage points of the base value by which the straight line falls each year. */
  readonly yearly: number;
  readonly is_on_track: boolean | null;
}

/** Progress of all targets in a year. */
export interface TargetProgressAnswer {
  readonly year: number;
  readonly list: readonly TargetProgress[];
}

const FIGURE = { type: ['number', 'null'] };

/** Returns every target with its progress according to the annual statement of a year. */
export const targetProgress = defineCall({
  name: 'target_progress',
  label: 'Progress of targets',
  method: 'GET',
  allow: COMPANY_EDITORS,
  subscription: 'business',
  input: z.strictObject({ year: queryYear }),
  about: 'Targets with what they expect in a year and what the annual statement of the year states.',
  answer: {
    type: 'object',
    required: ['year', 'list'],
    properties: {
      year: { type: 'integer' },
      list: {
        type: 'array',
        items: {
          type: 'object',
          required: ['_id', 'statement', 'yearly'],
          properties: {
            _id: { type: 'string' },
            ...{ expected: FIGURE, actual: FIGURE, reduced: FIGURE, base_stated: FIGURE },
            statement: { enum: ['none', 'not_approved', 'approved'] },
            yearly: { type: 'number' },
            is_on_track: { type: ['boolean', 'null'] },
          },
        },
      },
    },
  },
  writes: false,
  dependsOn: ['emission_targets', 'annual_statements'],
});
