import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { Read } from '../engine/rules';
import { recordIdentity } from './record-identity';

it.each(['Elm  Limited', 'Elm Limited', ' ELM\u00a0 Limited'])(
  'finds the record that a file calls %j',
  async (name) => {
    const stored = { _id: 'p1', name: 'Elm Limited' };
    const read = (() => ({
      part: async (_: unknown, { anyOf }: { anyOf: { name: { named: string[] } }[][] }) =>
        anyOf[0]?.some(({ name: { named } }) => named.some((one) => one.toLowerCase() === 'elm limited'))
          ? [stored]
          : [],
    })) as unknown as Read;
    const identity = recordIdentity(partner, { by: ['name'] });
    const found = await identity.existing(read, [{ name }], async () => new Set());
    expect([...found]).toEqual([[identity.of(stored), ['p1']]]);
  },
);
