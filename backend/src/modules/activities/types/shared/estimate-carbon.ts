/** Records the time of a recalculation, in ms; figures that are still right stay unchanged. */
export const estimateCarbon = { estimate_carbon: ({ now }: { now: number }) => ({ estimated_on: now }) };
