import type { PortalMenuEntry } from '@lichen/contracts/portal/portal';

/** Each is its own dictionary key. */
export const GROUP_TITLES: Record<PortalMenuEntry['group'], string> = {
  work: 'Work',
  company: 'Company',
  publish: 'Publish',
};

/** Groups of the palette that have no place in the menu; each is its own dictionary key. */
export const PALETTE_TITLES = { own: 'You', acts: 'Do', pages: 'More pages', add: 'Add' } as const;
