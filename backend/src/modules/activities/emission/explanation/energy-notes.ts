/** Notes of fuel, power, leases and vehicles. Each is a dictionary key. */
export const ENERGY_NOTES = {
  sameInMarket: 'No contract is stated: market-based equals location-based.',
  nothingBurnt: 'Made on site without burning anything: counted as energy, 0 in scope 1 and scope 2.',
  leaseByRent: 'No energy use is stated: the rent is counted by spend.',
  leaseMetered: 'Leave this out where a meter of the space is entered as electricity or fuel.',
  chargedElsewhere: 'Leave this out where the meter of a location already counts the charging.',
  hybridPetrol: 'What a hybrid takes by volume is counted as petrol.',
  unblended: 'No blend with biofuel is published here: the fuel without it stands in for it.',
  roadCarbonOnly:
    'Carbon dioxide only: methane and nitrous oxide of road vehicles are published by mile and model year.',
  fuelRecorded: 'The fuel of this vehicle is recorded for this period: the journey is shown, not counted.',
} as const;
