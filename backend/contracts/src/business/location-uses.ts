/** Refusal to delete a location that other records name, and what to do first. */
export const LOCATION_USE_TEXTS = {
  refused: 'Unable to delete this location',
  remedy:
    'A location in use cannot be deleted. Move everything to another location first. If it has closed, enter its last day under “In use to”.',
} as const;
