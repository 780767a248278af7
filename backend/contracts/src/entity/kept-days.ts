/** Days in which what was removed can be brought back. */
export const KEPT_DAYS = 30;
