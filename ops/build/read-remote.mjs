import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { transformSync } from '@swc/core';

const KIT = { defineRemote: (remote) => remote };

const asScript = (file) =>
  transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' },
    module: { type: 'commonjs' },
    swcrc: false,
    configFile: false,
  }).code;

/** Runs a source file without a browser. Imports of pages and widgets are recorded, not executed. */
function evaluate(file, contracts, noted) {
  const require = createRequire(file);
  const load = (request) => {
    if (request === '@lichen/kit' || request === '@lichen/kit/remote') return KIT;
    if (request.startsWith('@lichen/contracts/')) {
      return evaluate(path.join(contracts, `${request.slice('@lichen/contracts/'.length)}.ts`), contracts, noted);
    }
    if (request.startsWith('./pages/') || request.startsWith('./widgets/')) {
      noted.push(request);
      return {};
    }
    if (request.startsWith('.') && file.startsWith(contracts)) {
      return evaluate(`${path.resolve(path.dirname(file), request)}.ts`, contracts, noted);
    }
    if (request.startsWith('.')) throw new Error(`remote.ts may only load ./pages/ and ./widgets/, not ${request}`);
    return require(request);
  };
  const module = { exports: {} };
  const run = vm.runInThisContext(`(function (exports, require, module) {${asScript(file)}\n})`, { filename: file });
  run(module.exports, load, module);
  return module.exports;
}

/** Returns the contributions in `remote.ts`; each page and widget with the file that its `load` imports. */
export async function readRemote(folder, contracts) {
  const noted = [];
  const { default: definition } = evaluate(path.join(folder, 'src', 'remote.ts'), contracts, noted);
  const sourceOf = async (contribution) => {
    noted.length = 0;
    await contribution.load();
    if (noted.length !== 1)
      throw new Error(`load of ${contribution.path ?? contribution.id} must import exactly one file`);
    return { ...contribution, expose: noted[0] };
  };
  const each = async (list) => {
    const result = [];
    for (const item of list) result.push(await sourceOf(item));
    return result;
  };
  return { ...definition, pages: await each(definition.pages), widgets: await each(definition.widgets) };
}

/** Returns the exports of a source file that imports only contracts. */
export const readSource = (file, contracts) => evaluate(file, contracts, []);
