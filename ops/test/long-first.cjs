const Sequencer = require('@jest/test-sequencer').default;

/**
 * The longest test files, longest first: half a minute to four minutes each. Where no earlier run was measured, Jest
 * orders files by their size, and one of these that begins last keeps one core busy while the other has no work.
 */
const LONGEST = [
  'backend/src/modules/docs/read/hostile.test.ts',
  'ops/release/open-parts.test.mjs',
  'backend/test/every/every-field.once.test.ts',
  'ops/build/alone.test.mjs',
  'backend/test/every/every-entity.test.ts',
  'ops/start/dev.test.mjs',
  'backend/src/modules/docs/reader/long-tables.test.ts',
];

const placeOf = ({ path: file }) => {
  const at = LONGEST.findIndex((name) => file.endsWith(`/${name}`));
  return at === -1 ? LONGEST.length : at;
};

module.exports = class LongFirst extends Sequencer {
  static LONGEST = LONGEST;

  /**
   * @override
   * @param {Parameters<import('@jest/test-sequencer').default['sort']>[0]} tests
   */
  sort(tests) {
    const ordered = /** @type {typeof tests} */ (super.sort(tests));
    return [...ordered].sort((one, other) => placeOf(one) - placeOf(other));
  }
};
