/** Calculating again keeps every figure that is still the same; the moment says that it was done. */
export const estimateCarbon = { estimate_carbon: ({ now }: { now: number }) => ({ estimated_on: now }) };
