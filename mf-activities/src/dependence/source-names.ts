/**
 * Labels of the entities that figures are calculated from, by entity name. Copied here, with a test that compares them,
 * because importing the entities would add their schemas to every page that shows a figure.
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
