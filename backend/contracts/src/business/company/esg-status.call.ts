import { z } from 'zod';
import { queryYear } from '../../api/query-values';
import { moduleQuestion } from '../../api/module-question';
import { defineCall } from '../../entity/entity';
import { SIGNED_IN } from '../../portal/roles';
import type { Said } from '../../text/said';

/** A missing item of a section, with the address of the page where it is filled in. */
export interface EsgMissing {
  readonly part: string;
  readonly label: Said;
  readonly path: string;
}

/** A part of a section, such as a tab: the number of completed items and of all items. */
export interface EsgPart {
  readonly part: string;
  readonly done: number;
  readonly total: number;
}

/** The completeness of one section card in one year. */
export interface EsgSection {
  readonly section: string;
  readonly parts: readonly EsgPart[];
  /** Limited to the first items where very many are missing; the counts in `parts` are complete. */
  readonly missing: readonly EsgMissing[];
}

/** Asks each module for its sections; a module returns none that the user may not open. */
export const esgSectionsOf = moduleQuestion<{ year: number }, EsgSection>('esg_sections');

/** A section card with its counts of items that are done and needed. */
export interface EsgStatusSection extends EsgSection {
  readonly done: number;
  readonly total: number;
  /** Percentage of completed items, rounded down: 100 only when nothing is missing. */
  readonly completeness: number;
}

/** Section cards of all modules for a year. */
export interface EsgStatusAnswer {
  year: number;
  list: EsgStatusSection[];
  /** False where a module did not answer, so that its sections are absent. */
  is_complete: boolean;
}

const COUNT = { type: 'integer' } as const;

/** Returns the section cards that the caller may open, with how complete each is. */
export const esgStatus = defineCall({
  name: 'esg_status',
  label: 'Completeness of the company’s data',
  method: 'GET',
  allow: SIGNED_IN,
  subscription: 'business',
  input: z.strictObject({ year: queryYear }),
  about: 'By section card: how many items of the year are there, and the address of each that is missing.',
  answer: {
    type: 'object',
    required: ['year', 'list', 'is_complete'],
    properties: {
      year: COUNT,
      is_complete: { type: 'boolean' },
      list: {
        type: 'array',
        items: {
          type: 'object',
          required: ['section', 'parts', 'missing', 'done', 'total', 'completeness'],
          properties: {
            section: { type: 'string' },
            done: COUNT,
            total: COUNT,
            completeness: { type: 'integer', minimum: 0, maximum: 100 },
            parts: { type: 'array', items: { type: 'object' } },
            missing: { type: 'array', items: { type: 'object' } },
          },
        },
      },
    },
  },
  writes: false,
  dependsOn: [
    ...['company_profile', 'company_answers', 'policies', 'managers', 'period_data', 'annual_statements'],
    ...['inventory_settings', 'emission_targets', 'products', 'materials', 'wastes'],
    ...['locations', 'vehicles', 'power_sources', 'activities'],
  ],
});
