import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** Declared settings of the configuration: name and default, as they stand in its schema. */
function declared() {
  const source = read('backend/src/platform/configuration.ts');
  const schema = source.slice(source.indexOf('z.object({'), source.indexOf('type Environment'));
  return Object.fromEntries(
    [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]*): ([\s\S]*?),$(?=\n {2}[A-Z]|\n\}\))/gm)].map(([, name, rule]) => [
      name,
      defaultOf(rule),
    ]),
  );
}

function defaultOf(rule) {
  const flag = rule.match(/^flag\((true|false)\)/);
  if (flag) return flag[1] === 'true' ? '1' : '0';
  return rule.match(/\.default\('?([^')]*)'?\)/)?.[1]?.replace(/(\d)_(?=\d)/g, '$1') ?? '';
}

const listed = () =>
  Object.fromEntries(
    [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );

it('finds the variables of the configuration', () => {
  expect(Object.keys(declared()).length).toBeGreaterThan(20);
});

it('lists in .env.example what the product reads, with the same defaults', () => {
  expect(listed()).toEqual(declared());
});
