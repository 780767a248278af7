/** Transform of Jest for the tests of the API: a source file of the backend is what was built of it, a package the portal's own copy. */
const SIGN = 'built-backend-1';

module.exports = {
  getCacheKey: (_text, file) => `${SIGN}:${file}`,
  process: (_text, file) => ({ code: `module.exports = builtBackend(${JSON.stringify(file)});` }),
};
