const compileOnce = require('./compile-once.cjs');

compileOnce();

/** Environment of the tests in jsdom. */
module.exports = require('jest-environment-jsdom').TestEnvironment;
