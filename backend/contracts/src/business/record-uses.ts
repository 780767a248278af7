/** Why a vehicle, power source or product cannot be deleted. What was recorded of it goes with it; nothing else does. */
const remedy = 'Other records still refer to it. Change or delete them first.';

export const VEHICLE_USE_TEXTS = { refused: 'Unable to delete this vehicle', remedy } as const;
export const POWER_SOURCE_USE_TEXTS = { refused: 'Unable to delete this power source', remedy } as const;
export const PRODUCT_USE_TEXTS = { refused: 'Unable to delete this product', remedy } as const;
