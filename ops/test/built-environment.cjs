const compileOnce = require('./jest/compile-once.cjs');
const NodeEnvironment = require('./jest/node-environment.cjs');

compileOnce();

const source = /(\/backend\/(?:contracts\/)?)src(\/.+)\.ts$/;

/** Loads the build of a source file, or a package, through Node itself as the product does, once for all test files. */
const builtBackend = (file) => require(file.replace(source, '$1dist$2.js'));

/**
 * Environment of the API tests. Jest gives each test file modules of its own, and a portal consists of two thousand:
 * loading them for each of 150 files took half of the run. The tests reach a portal over HTTP and share nothing with it
 * except its exports, so it may be loaded outside of Jest.
 */
module.exports = class BuiltEnvironment extends NodeEnvironment {
  /** @param {ConstructorParameters<typeof NodeEnvironment>} given */
  constructor(...given) {
    super(...given);
    this.global['builtBackend'] = builtBackend;
  }
};
