import type { Examples } from '../../entity/examples';

export const examples: Examples = { journeys: { input: {} } };
