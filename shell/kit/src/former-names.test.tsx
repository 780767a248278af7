import * as kit from './index';

/** What releases that were built with kit 0.1 may take from the shell and the kit itself calls by another name now. */
const FORMER = [
  ...['Behind', 'FiveStates', 'WayCards', 'isSingleKey', 'lastKey', 'late', 'lateOver', 'pageOf', 'useAddressText'],
  ...['useAskedRemoval', 'useMayLeave', 'useOneAtATime', 'useSettled', 'useTell', 'useUnsaved', 'yearAsked'],
  'yearsToPick',
];

it('still offers every one of them', () => expect(Object.keys(kit)).toEqual(expect.arrayContaining(FORMER)));
