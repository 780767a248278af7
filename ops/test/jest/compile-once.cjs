const vm = require('node:vm');

/** @type {Map<string, { source: string, script: vm.Script }>} */
const scripts = new Map();
const { compileFunction } = vm;

/**
 * Jest gives each test file modules of its own and compiles all of them again. A script holds no state, so a worker
 * compiles a file once and only runs it again for each test file; functions that V8 compiles at their first call are
 * shared as well.
 * @param {string} source
 * @param {readonly string[]} [names]
 * @param {vm.CompileFunctionOptions} [options]
 */
function compileOnce(source, names = [], options = {}) {
  const { filename, parsingContext } = options;
  if (!filename || !parsingContext) return compileFunction(source, names, options);
  let known = scripts.get(filename);
  if (known?.source !== source) {
    const opening = `(function (${names}) {`;
    const script = new vm.Script(`${opening}${source}\n})`, { filename, columnOffset: -opening.length });
    known = { source, script };
    scripts.set(filename, known);
  }
  return known.script.runInContext(parsingContext);
}

/** Has Jest compile the files of this worker in this way. */
module.exports = () => Object.assign(vm, { compileFunction: compileOnce });
