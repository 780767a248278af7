import type { PortalAnswer } from '@lichen/contracts/portal/portal';

/** Returns a portal answer for tests. */
export const portalAnswer = (change: Partial<PortalAnswer['user'] & PortalAnswer['account']> = {}): PortalAnswer => ({
  user: {
    _id: 'u1',
    email: 'kim@harrow.example',
    first_name: 'Kim',
    last_name: 'Harrow',
    role: null,
    roles: change.roles ?? ['user', 'admin'],
    lang: change.lang ?? 'en-GB',
    setup_complete: true,
    seen_welcome: true,
    is_confirmed: true,
  },
  account: {
    _id: 'c1',
    company_name: 'Harrow Brewing Co.',
    modules: ['activities', 'business'],
    emission_units: change.emission_units ?? 't',
    corporate: false,
  },
  areas: [],
  menu: [],
  remotes: [],
  videos: {},
  map_tiles: null,
  issued_on: 0,
});
