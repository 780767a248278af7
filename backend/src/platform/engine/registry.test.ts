import type { Module } from '../module';
import { registryOf } from './registry';

const made = (name: string, entities: readonly string[], more: object = {}): Module =>
  ({ name, entities: entities.map((each) => ({ entity: { name: each }, rules: {} })), calls: [], ...more }) as never;

const reading = { call: { method: 'GET', name: 'totals' } };
const writing = { call: { method: 'POST', name: 'totals' } };

it.each([
  ['an entity', made('business', ['locations']), made('news', ['articles', 'locations']), 'locations'],
  ['a call', made('business', [], { calls: [reading] }), made('news', [], { calls: [reading] }), 'GET totals '],
  ['an upload', made('business', [], { uploads: { logo: {} } }), made('news', [], { uploads: { logo: {} } }), 'logo'],
])('names the owner of %s that another module has too', (_what, owner, other, name) => {
  expect(() => registryOf([owner, other])).toThrow(`Two modules serve ${name}: business and news`);
});

it('takes a reading and a writing call of one name', () => {
  const { calls } = registryOf([made('business', ['locations'], { calls: [reading, writing] })]);

  expect(calls.get('totals')).toEqual([reading, writing]);
});
