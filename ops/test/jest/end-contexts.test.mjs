import { execFileSync } from 'node:child_process';
import path from 'node:path';

const tried = `
  const { AsyncLocalStorage } = require('node:async_hooks');
  const endContexts = require(${JSON.stringify(path.join(import.meta.dirname, 'end-contexts.cjs'))});
  const storage = new AsyncLocalStorage();
  const seen = storage.run('said', () => {
    const within = storage.getStore();
    endContexts();
    return [within, storage.getStore() ?? 'nothing'];
  });
  console.log(...seen, storage.run('again', () => storage.getStore()));
`;

it('ends the contexts that were opened, which can be opened again', () => {
  expect(execFileSync(process.execPath, ['-e', tried], { encoding: 'utf8' }).trim()).toBe('said nothing again');
});
