import type { Planned } from '@lichen/contracts/compliance/configurations/configuration-plan';
import { type Configuration, type LookedAt, plannedOf, type Standing } from './planned-of';

const CONFIGURATION = { role_id: ['supplier'], custom_category: [], partner_ids: null } as unknown as Configuration;
const PARTNER: LookedAt = {
  ...{ _id: 'p1', partner_roles: ['supplier', 'carrier'], custom_category: ['steel'], invite_status: 'connected' },
};
const SENT: Standing = { status: 'sent', left_config: false, overridden: false };

interface Case {
  configuration?: Partial<Configuration>;
  partner?: Partial<LookedAt>;
  standing?: Standing;
  hasOwn?: boolean;
}

it.each<[string, Case, Planned | undefined]>([
  ['a partner that fits', {}, 'ask'],
  ['one of another relationship', { partner: { partner_roles: ['customer'] } }, undefined],
  ['one without any relationship', { partner: { partner_roles: null } }, undefined],
  ['anybody, where no list is given', { configuration: { role_id: null }, partner: { partner_roles: null } }, 'ask'],
  ['one in the category', { configuration: { custom_category: ['steel'] } }, 'ask'],
  ['one that fits one list of two', { configuration: { custom_category: ['glass'] } }, undefined],
  ['one on the list of partners', { configuration: { partner_ids: ['p1'] } }, 'ask'],
  ['one that is not on it', { configuration: { partner_ids: ['p2'] } }, undefined],
  ['one that is not connected', { partner: { invite_status: 'invited' } }, 'not_connected'],
  ['one that is asked already', { standing: SENT }, 'keep'],
  ['one that is asked already and has parted', { standing: SENT, partner: { invite_status: 'none' } }, 'keep'],
  ['one that fits no longer', { standing: SENT, partner: { partner_roles: [] } }, 'withdraw'],
  ['one that was withdrawn for it', { standing: { ...SENT, status: 'withdrawn', left_config: true } }, 'ask'],
  ['one that a person withdrew', { standing: { ...SENT, status: 'withdrawn' } }, 'withdrawn'],
  ['one with a demand of its own', { hasOwn: true, configuration: { partner_override: true } }, 'replaced'],
  ['one with a demand of its own beside it', { hasOwn: true }, 'ask'],
  ['one whose own demand is gone', { standing: { ...SENT, overridden: true } }, 'ask'],
])('plans %s', (_name, { configuration, partner, standing, hasOwn = false }, planned) => {
  const one = { ...PARTNER, ...partner };
  expect(plannedOf({ ...CONFIGURATION, ...configuration }, one, { standing, hasOwn })).toBe(planned);
});
