/** Plural forms for the kinds of records that prevent a partner from being deleted. */
export const PARTNER_USES = {
  activities: { one: '{count} activity', other: '{count} activities' },
  locations: { one: '{count} leased location', other: '{count} leased locations' },
} as const;

/** Refusal to delete a partner that other records name, and what to do first. */
export const PARTNER_USE_TEXTS = {
  refused: 'This partner is used by activities or locations and cannot be deleted.',
  remedy: 'Choose another partner there first.',
} as const;
