import { join } from 'node:path';
import { allModules } from '../../src/modules';
import { endingPlaces, holdingPlaces } from '../../src/platform/engine/integrity/declared-uses';
import { definitionsIn } from '../../src/platform/engine/integrity/referred-to';
import { registryOf } from '../../src/platform/engine/registry';

const modules = allModules(join(__dirname, '../../reference'), {
  sayIn: (_language: string, text: string) => text,
} as never);
const entities = definitionsIn(registryOf(modules));

it('counts every record that may hold another back in words of its own', () => {
  const held = entities.filter(({ heldByReferences }) => heldByReferences);
  const unsaid = held.flatMap((target) =>
    holdingPlaces(entities, target)
      .filter(({ entity }) => !(entity.counted ?? entities.find(({ name }) => name === entity.announcedAs)?.counted))
      .map(({ entity, name }) => `${target.name}: ${entity.name}.${name}`),
  );

  expect(held.map(({ name }) => name).sort()).toEqual(['locations', 'power_sources', 'products', 'vehicles']);
  expect(unsaid).toEqual([]);
});

it('reads references off values that their entity has', () => {
  for (const target of entities)
    for (const { entity, field } of holdingPlaces(entities, target))
      if (field.readOff) expect(Object.keys(entity.fields)).toContain(field.readOff);
});

it('answers what a deletion takes with it wherever records end with another', () => {
  for (const target of entities) {
    const ending = endingPlaces(entities, target);
    if (ending.length === 0) continue;
    expect([target.name, Object.keys(target.questions ?? {})]).toEqual([target.name, expect.arrayContaining(['ends'])]);
    for (const { entity } of ending)
      expect([entity.name, entity.counted?.one]).toEqual([entity.name, expect.any(String)]);
  }
});
