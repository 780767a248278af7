/**
 * Texts that the specification fixes word for word and that several areas show. Each is its own key in the
 * dictionaries.
 */
export const TEXTS = {
  required: 'Required',
  notAuthorised: 'Not authorised',
  notForYou: "This page isn't for you",
  notSubscribed: 'You have not subscribed to this module',
  contactSales: 'Please contact sales to add it to your account.',
  notFoundPage: "Oops... we can't find the page you are after",
  unexpected: 'An unexpected error has occurred. Please try again',
  stoppedTwice: 'The portal stopped more than once during this work. It is not started again by itself.',
  noSpace: 'The server has no room to save anything. Nothing was saved. Try again in a few minutes.',
  nothingChanged: 'Nothing changed',
  loading: 'Loading...',
  noRecord: 'Error: No Data',
  noChartData: 'Error: No data',
  noStats: 'Error: No stats',
  noDocument: 'Error: No document',
  loadFailed: 'Error loading data',
  partUnavailable: 'This part of the portal is unavailable at the moment. Try again in a minute.',
  listEmpty: 'No data found',
  chartEmpty: 'No data available',
  deleteRecord: 'Click confirm to permanently delete this record. This action cannot be undone.',
  deleteActivity:
    'Deleting this activity will remove all emissions from future reports. Historical reports will not be affected. Are you sure?',
  deleteCalculation: 'Delete emissions calc? This action cannot be undone.',
  gridNotSupported: 'The selected country is not supported for electricity grid calculations at this time.',
  beforeEnd: 'Must be before end date',
  notFuture: 'Must not be in the future',
} as const;

/** Texts that an area may show to a person without the required role. */
export const REFUSALS: readonly string[] = [TEXTS.notForYou, TEXTS.notAuthorised];

/** Error messages of a field's value; `Required` is the message of a missing value. */
export const FIELD_TEXTS = {
  text: 'Enter text',
  tooLong: 'Too long',
  unprintable: 'Contains characters that cannot be stored',
  number: 'Enter a number',
  sharedSign: 'Enter the amount with the code of its currency, such as SEK 100',
  wholeNumber: 'Enter a whole number',
  tooSmall: 'Too small',
  tooLarge: 'Too large',
  tooPrecise: 'Too many decimal places',
  day: 'Enter a date',
  unclearDay: 'Can be read as two dates. Write the year in full, such as 2025-09-06',
  buddhistYear: 'This year seems to be counted in the Buddhist calendar, where 2568 is 2025. Take 543 years off',
  unreportedYear: 'Must be in a year from 1900 to 2200',
  /** States EARLIEST_ACTIVITY_YEAR in words. */
  beforeActivities: 'Must be in 1990 or later',
  /** States YEARS_AHEAD in words. */
  tooFarAhead: 'Must not be later than the year after next',
  choice: 'Choose an option from the list',
  list: 'Enter a list',
  stopNumbers: 'Number the stops consecutively from stop_1',
  unknownRecord: 'Choose a record that exists',
  boolean: 'Choose yes or no',
  unknownField: 'This field does not exist',
  tooManyValues: 'Choose fewer values at once',
  unknownFilter: 'This filter does not exist',
  unknownSort: 'This sort order does not exist',
  limit: 'Must be between 1 and 2000',
  taken: 'Already in use',
  derivedField: 'This field is set by the system',
  unreadable: 'This value is not valid here',
} as const;

/** Reasons why a valid call was not carried out. */
export const CALL_TEXTS = {
  stale: 'Someone else has changed this record. Reload it and try again.',
  first: 'This was already saved by someone else. Reload and try again.',
  anotherPerson: 'You are logged in as someone else in this browser. Reload the page.',
  noReason: 'Nothing was changed, because no reason was given.',
  offline: 'You are offline. Check your connection and try again.',
  noAnswer: 'The server has not answered in time. Try again.',
  unknown: 'The server has not answered in time. It is unknown whether this was saved: check before you try again.',
  unknownOnce:
    'The server has not answered in time. It is unknown whether this was saved. Try again: nothing is saved twice.',
  otherUse: 'This Idempotency-Key was used for something else. Use a new one',
  savedBefore: 'Your first attempt was saved, without your later changes. Look at it before you save again.',
} as const;
