/** Notes that a row may carry beside its figure; each is a dictionary key. */
export const NOTES = {
  sameInMarket: 'No contract is stated: market-based equals location-based.',
  nothingBurnt: 'Made on site without burning anything: counted as energy, 0 in scope 1 and scope 2.',
  leaseByRent: 'No energy use is stated: the rent is counted by spend.',
  leaseMetered: 'Leave this out where a meter of the space is entered as electricity or fuel.',
  chargedElsewhere: 'Leave this out where the meter of a location already counts the charging.',
  hybridPetrol: 'What a hybrid takes by volume is counted as petrol.',
  unblended: 'No blend with biofuel is published here: the fuel without it stands in for it.',
  roadCarbonOnly:
    'Carbon dioxide only: methane and nitrous oxide of road vehicles are published by mile and model year.',
  /** Only in rows calculated before the rule of days around a journey. */
  fuelRecorded: 'The fuel of this vehicle is recorded for this period: the journey is shown, not counted.',
  besideFuel: 'Fuel of this vehicle is recorded within 31 days of the journey: the journey is shown, not counted.',
  besideCharging:
    'Charging of this vehicle is recorded within 31 days of the journey: its electricity is shown, not counted.',
  onSite: 'Generated on site: counted as energy, not in scope 2. Fuel burnt for it is entered as power or fuel.',
  noCompanions: 'No losses or upstream figures are published for this region.',
  noLosses: 'No losses are published for this region.',
  lossesWithin: 'The losses of the grid are within this intensity. No upstream figures are published for this region.',
  noUpstream: 'No upstream figures are published for this region.',
  plugInUpstream: 'Upstream figures per distance are those of the United Kingdom, those of its power included.',
  upstreamOfFuel:
    'Upstream figures are those of the fuel alone: those of the power count with the charging recorded for this vehicle.',
  powerNotApart:
    'Fuel and power of this vehicle are published together for this unit: the power is that of the United Kingdom.',
  certificates: 'Renewable amount covered by certificates, counted at 0.',
  contract: 'Renewable amount covered by a direct contract, counted at 0.',
  supplierTariff: 'Renewable amount covered by the tariff of the supplier, counted at 0.',
  supplierFactor: 'Power without proof is counted at the rate the supplier states.',
  residual: 'Power without proof is counted at the residual mix.',
  gridAverage:
    'Power without proof is counted at the average of the grid: no residual mix is published here for these days.',
  otherRegion: 'No factor of this country is published here: the next best region stands in for it.',
  thereAndBack: 'The distance is the whole way, there and back.',
  averageClass: 'No factor of this class is published for this haul: the average passenger stands in for it.',
  hotelMean: 'No hotel figure is published for this country: the mean of its continent stands in for it.',
  hotelAnywhere: 'No country is stated: the mean of all published hotel figures stands in for it.',
  asHotel: 'Paid nights elsewhere are counted as nights in a hotel.',
  airConditionerUncounted:
    'No factor of air conditioning is published, and its power is not stated: it is not counted.',
  airConditionerEstimate: 'Air conditioning is an estimate: its power, for all hours, on the grid of the location.',
  withoutTransport: 'The supplier leaves transport out of its figure: enter the journey as upstream transport.',
  mixedWaste: 'No material is stated: the waste is counted as mixed commercial waste.',
  materialOfCode: 'The material is the one that the waste code names.',
  allPrimary: 'No factor of recycled material is published here: all of it is counted as new material.',
  vatAdded: 'The factor is per price with VAT: the standard rate of its country was added to the cost.',
  vatStated: 'The factor is per price with VAT: the stated rate was added to the cost.',
  vatExempt: 'The factor is per price with VAT. The law exempts this industry from it, so none was added.',
  noVat: 'The factor is per price with VAT. None was charged, so none was added.',
  earlierRates: 'A rate or index of the year itself is not published yet: the latest one before it is used.',
  oldPrices: 'Factor by spend in prices of 2009 with VAT: for screening only.',
  ownFactor: 'The factor is the company’s own: it comes before what is published.',
  ownFactorDays:
    'On the days of the company’s own factor that factor counts, on the other days what is published for them.',
  ownFactorNoRate:
    'A factor of the company’s own fits, but no exchange rate to its currency is loaded for the year: the operator of this portal can import it.',
  ownPower: 'Power without proof is counted at the factor of the company’s own contract or tariff.',
  upstreamLeased:
    'The company does not run this location: its emissions are in Scope 3, category 8 (upstream leased assets).',
  downstreamLeased:
    'The company does not run this location: its emissions are in Scope 3, category 13 (downstream leased assets).',
  offset: 'A credit or removal: reported outside the scopes and never deducted from them.',
  noCategory: 'No category of scope 3 is stated.',
  ukPotential:
    'The chosen report does not print this gas: the edition of the UK Government stands in for it, with its own warming potential.',
  ipccPotential:
    'The UK Government does not print this gas: the report its edition of these days rests on stands in for it.',
  returnVerified: 'The supplier’s annual return is verified by a third party.',
  returnReported: 'The supplier’s annual return is reported by the supplier, not verified.',
  returnEstimated: 'The supplier’s annual return is estimated.',
  returnScopes: 'It does not cover Scope 1, Scope 2 and upstream Scope 3: the figure is too low.',
  returnZero: 'It states no emissions at all, and nobody has verified that.',
  returnZeroUpstream: 'Its Scope 3 is stated as zero, and nobody has verified that: the figure is too low.',
  returnUpstream: 'Its Scope 3 covers some categories only: the figure is too low.',
  returnDownstream:
    'Its Scope 3 includes downstream categories, which are not part of a purchase: the figure is too high.',
  returnYear: 'It does not cover a whole year.',
  returnYears: 'It covers more than one year.',
  /** Only in rows calculated while the year that a return is named after decided which purchases took it. */
  returnOtherYear: 'It is mostly of another year.',
  returnRevenue: 'What was bought is above the revenue it states: one of the two is wrong.',
  chosenMethod: 'A person chose this method.',
  notProven: 'The renewable amount has no proof and changes nothing.',
} as const;

/** Splits the note of a row into the known notes, so that each can be translated. */
export const notesIn = (note: string): string[] => Object.values(NOTES).filter((known) => note.includes(known));

/** Joins notes to one text, without the empty ones; null when none is left. */
export const joined = (notes: readonly (string | null | false)[]): string | null =>
  notes.filter(Boolean).join(' ') || null;
