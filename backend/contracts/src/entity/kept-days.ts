/** Days during which a deleted record can be restored. */
export const KEPT_DAYS = 30;
