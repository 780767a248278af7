import type { Allow } from '../portal/roles';

/** Why a vehicle, power source or product cannot be deleted. What was recorded of it goes with it; nothing else does. */
const remedy = 'Other records still refer to it. Change or delete them first.';

export const VEHICLE_USE_TEXTS = { refused: 'Unable to delete this vehicle', remedy } as const;
export const POWER_SOURCE_USE_TEXTS = { refused: 'Unable to delete this power source', remedy } as const;
export const PRODUCT_USE_TEXTS = { refused: 'Unable to delete this product', remedy } as const;

/** Numbers of records by kind, each with the words about a number of them. */
const USES_ANSWER = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      kind: { type: 'string' },
      count: { type: 'integer' },
      one: { type: 'string' },
      other: { type: 'string' },
      list: { type: 'string' },
    },
    required: ['kind', 'count', 'one', 'other'],
  },
} as const;

/** What holds a record back from being deleted. */
export const usesQuestion = (label: string, allow: Allow) => ({ label, allow, answer: USES_ANSWER });

/** What a deletion takes with it, because it means nothing without the record: said before the person confirms. */
export const endsQuestion = (allow: Allow) => ({ label: 'Records deleted with it', allow, answer: USES_ANSWER });
