/** Kinds of records that stand at a location, in words about a number of them. */
export const LOCATION_USES = {
  activities: { one: '{count} activity', other: '{count} activities' },
  vehicles: { one: '{count} vehicle', other: '{count} vehicles' },
  power_sources: { one: '{count} power source', other: '{count} power sources' },
  products: { one: '{count} product', other: '{count} products' },
  profiles: { one: '{count} member of staff', other: '{count} members of staff' },
  employment_records: { one: '{count} employment record', other: '{count} employment records' },
} as const;

export type LocationUse = keyof typeof LOCATION_USES;

/** Number of records of each kind that stand at a location. */
export type LocationUses = Readonly<Record<LocationUse, number>>;

export const LOCATION_USE_TEXTS = {
  refused: 'Unable to delete this location',
  remedy:
    'A location in use cannot be deleted. Move everything to another location first. If it has closed, enter its last day under “In use to”.',
} as const;
