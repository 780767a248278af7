// Lets plain Node load TypeScript sources: workers and child processes of tests and of development start outside Jest.
// The built product never needs it, because its files end in `.js`.
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');

const contracts = join(__dirname, '../../../contracts/src');
const resolve = Module._resolveFilename;

Module._resolveFilename = function resolveContract(name, ...rest) {
  const found = name.startsWith('@lichen/contracts/') ? join(contracts, name.slice('@lichen/contracts/'.length)) : name;
  return resolve.call(this, found, ...rest);
};

Module._extensions['.ts'] = (module, filename) => {
  const { code } = require('@swc/core').transformSync(readFileSync(filename, 'utf8'), {
    filename,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs', ignoreDynamic: true },
    sourceMaps: 'inline',
  });
  module._compile(code, filename);
};
