const { TestEnvironment } = require('jest-environment-node');
const endContexts = require('./end-contexts.cjs');

/** Environment of the tests outside the browser. */
module.exports = class NodeEnvironment extends TestEnvironment {
  /** @override */
  async teardown() {
    endContexts();
    await super.teardown();
  }
};
