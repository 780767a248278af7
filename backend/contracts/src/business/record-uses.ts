import { USES_SCHEMA } from '../api/problems';
import type { Allow } from '../portal/roles';

/** Texts for a vehicle, power source or product in use. Only its activities and yearly figures are deleted with it. */
const remedy = 'Other records still refer to it. Change or delete them first.';

/** Refusals to delete a record in use, with the remedy. */
export const VEHICLE_USE_TEXTS = { refused: 'Unable to delete this vehicle', remedy } as const;
export const POWER_SOURCE_USE_TEXTS = { refused: 'Unable to delete this power source', remedy } as const;
export const PRODUCT_USE_TEXTS = { refused: 'Unable to delete this product', remedy } as const;

/** An entity question that lists the records which prevent a deletion. */
export const usesQuestion = (label: string, allow: Allow) => ({ label, allow, answer: USES_SCHEMA });

/** An entity question that lists the records which are deleted along with it, to be shown before the user confirms. */
export const endsQuestion = (allow: Allow) => ({ label: 'Records deleted with it', allow, answer: USES_SCHEMA });
