import type { Request } from 'express';
import { spentMs } from '../../../test/loop-blocks';
import { measurePace } from '../../../test/machine-pace';
import type { Registry } from '../engine/registry';
import { readCall } from './read-call';

const registry = { entities: new Map(), calls: new Map() } as unknown as Registry;

const queryOf = (search: string) =>
  readCall(registry, {
    method: 'GET',
    params: { entity: 'partners' },
    originalUrl: `/api/data/partners?${search}`,
    get: () => undefined,
  } as unknown as Request).query;

it('keeps repeated parameters in their order', () => {
  expect({ ...queryOf('a=1&b=2&a=3') }).toEqual({ a: ['1', '3'], b: ['2'] });
});

it('takes names of the language for names, so that nothing is said that was not asked', () => {
  const query = queryOf('__proto__=1&constructor=2');
  expect(Object.keys(query).sort()).toEqual(['__proto__', 'constructor']);
  expect([query['sort'], query['length'], query['toString']]).toEqual([undefined, undefined, undefined]);
});

it('takes a time that grows with the number of parameters, and not with its square', () => {
  const pace = measurePace();
  const began = spentMs();
  expect(queryOf('a&'.repeat(200_000))['a']).toHaveLength(200_000);
  expect((spentMs() - began) / pace()).toBeLessThan(5000);
});
