/**
 * Jest transform for the API tests: a backend source file is replaced by its build, a package by the portal's own copy.
 */
const SIGN = 'built-backend-1';

module.exports = {
  getCacheKey: (_text, file) => `${SIGN}:${file}`,
  process: (_text, file) => ({ code: `module.exports = builtBackend(${JSON.stringify(file)});` }),
};
