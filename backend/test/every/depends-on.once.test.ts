import { join } from 'node:path';
import { allModules } from '../../src/modules';
import { registryOf } from '../../src/platform/engine/registry';

const modules = allModules(join(__dirname, '../../reference'), {
  sayIn: (_language: string, text: string) => text,
} as never);
const registry = registryOf(modules);
const entities = [...registry.entities.values()].map(({ entity }) => entity);
const calls = [...registry.calls.values()].flat().map(({ call }) => call);

it('names only kinds that are announced, and never the own', () => {
  const kinds = new Set(entities.map(({ announcedAs, name }) => announcedAs ?? name));
  const wrong = [...entities, ...calls].flatMap(({ name, dependsOn = [] }) =>
    dependsOn.filter((kind) => !kinds.has(kind) || kind === name).map((kind) => `${name}: ${kind}`),
  );
  expect(wrong).toEqual([]);
});
