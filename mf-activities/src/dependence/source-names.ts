/**
 * Labels of the entities that figures are made of, by their names. Said here as well, which a test compares: their
 * schemas would travel with every page that shows a figure.
 */
export const SOURCE_NAMES: Readonly<Record<string, string>> = {
  locations: 'Location',
  vehicles: 'Vehicle',
  products: 'Product',
  power_sources: 'Power source',
  partner_returns: 'Annual return',
  own_factors: 'Custom factor',
  account: 'Account',
  vehicle_activitys: 'Vehicle fuel',
};
