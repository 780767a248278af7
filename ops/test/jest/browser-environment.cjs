const { createRequire } = require('node:module');
const compileOnce = require('./compile-once.cjs');
const endContexts = require('./end-contexts.cjs');
const mayMatch = require('./may-match.cjs');

compileOnce();

// Before jsdom takes the function from there: it asks it about each rule of antd's style sheets for each element.
const jsdomOfJest = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = jsdomOfJest('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) =>
  mayMatch(element.getAttributeNS(null, 'class'), selector) && matchesDontThrow(element, selector);

const { TestEnvironment } = require('jest-environment-jsdom');

/** Environment of the tests in jsdom. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async teardown() {
    endContexts();
    await super.teardown();
  }
};
