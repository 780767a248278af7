/**
 * Reasons why a document waits for a person although its types are applied automatically: the first one found when
 * the document was read is stored.
 */
export const WAITS_FOR = {
  not_right: 'A value is missing or does not hold',
  warned: 'It may repeat or overlap another record',
  rule_failed: 'Its values do not fit each other',
  several: 'The file seems to contain several documents',
  typed: 'A value was not read from the document',
  unsure: 'A value was not read with enough certainty',
  unproven: 'Nothing proves a value that is needed',
  service: 'It was read by a service',
  place_by_name: 'A place counts by its name alone',
  finding: 'The checks found something unusual',
  nothing: 'No record would be created from it',
  no_figure: 'No emissions can be calculated from it',
  refused: 'It needs a reason, as in an approved year, or was refused',
} as const;
export type WaitsFor = keyof typeof WAITS_FOR;
