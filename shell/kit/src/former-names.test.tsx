import * as kit from './index';

/** Names that releases built with kit 0.1 may import and that the kit has since renamed. */
const FORMER = [
  ...['Behind', 'FiveStates', 'WayCards', 'isSingleKey', 'lastKey', 'late', 'lateOver', 'pageOf', 'useAddressText'],
  ...['useAskedRemoval', 'useMayLeave', 'useOneAtATime', 'useSettled', 'useTell', 'useUnsaved', 'yearAsked'],
  'yearsToPick',
];

it('still offers every one of them', () => expect(Object.keys(kit)).toEqual(expect.arrayContaining(FORMER)));
