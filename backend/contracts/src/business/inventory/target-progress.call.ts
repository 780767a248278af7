import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { COMPANY_EDITORS } from '../company/company-editors';

/** Where a target stands in a year. Figures are tonnes of CO₂e, or tonnes per unit of an intensity target. */
export interface TargetProgress {
  readonly _id: string;
  /** On a straight line from the base year to the target year; null outside those years. */
  readonly expected: number | null;
  /** What the statement of the year comes to; null where it lacks a figure that the target needs. */
  readonly actual: number | null;
  /** Percent by which the actual figure is below the base year; below zero where it is above. */
  readonly reduced: number | null;
  /** The statement that it is taken from. */
  readonly statement: 'none' | 'not_approved' | 'approved';
  /** What the statement of the base year comes to; null where there is none or it lacks a figure. */
  readonly base_stated: number | null;
  /** Percent of the base year that the straight line falls each year. */
  readonly yearly: number;
  readonly is_on_track: boolean | null;
}

export interface TargetProgressAnswer {
  readonly year: number;
  readonly list: readonly TargetProgress[];
}

const FIGURE = { type: ['number', 'null'] };

/** Every target beside the annual statement of a year. */
export const targetProgress = defineCall({
  name: 'target_progress',
  label: 'Progress of targets',
  method: 'GET',
  allow: COMPANY_EDITORS,
  subscription: 'business',
  input: z.strictObject({ year: z.coerce.number().int().min(1900).max(2200) }),
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
