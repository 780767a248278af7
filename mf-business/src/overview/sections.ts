import type { PortalAnswer } from '@lichen/contracts/portal/portal';
import type { Role } from '@lichen/contracts/portal/roles';

interface Card {
  id: string;
  title: string;
  words: string;
  allow?: readonly Role[];
}

/** The sections of the business area by the last part of their address, in the order of their cards. */
const SECTIONS: readonly Card[] = [
  {
    ...{ id: 'company', title: 'Company', words: 'Annual statements and company profile' },
    /** Whoever edits statements alone comes from a report, and sees no card of it. */
    allow: ['admin', 'edit_business'],
  },
  { id: 'locations', title: 'Locations', words: 'Sites with their address, floor area and electricity grid' },
  { id: 'vehicles', title: 'Vehicles', words: 'Cars, vans and lorries, their fuel and their reminders' },
  { id: 'power', title: 'Power', words: 'Generators, boilers, panels and what they run on' },
  { id: 'product', title: 'Products', words: 'Products you make, buy and dispose of, with sizes and recycled content' },
  { id: 'value-chain', title: 'Value chain', words: 'Suppliers and customers, and how you are connected' },
  { id: 'staff', title: 'Staff', words: 'People, where they work and how they travel' },
  { id: 'staff-logs', title: 'Staff logs', words: 'Accidents, placements, training and volunteering' },
];

export interface Section {
  path: string;
  /** English, as `words`; shown translated. */
  title: string;
  /** Half a line about the section's records. */
  words: string;
}

/** Those that this person may open: the portal lists no page that is closed to them or that nobody released. */
export function openSections(
  { remotes }: Pick<PortalAnswer, 'remotes'>,
  may: (allow: readonly Role[]) => boolean,
): Section[] {
  const open = new Set(remotes.flatMap(({ pages }) => pages.map(({ path }) => path)));
  return SECTIONS.filter(({ allow }) => !allow || may(allow))
    .map(({ id, title, words }) => ({ path: `/business/${id}`, title, words }))
    .filter(({ path }) => open.has(path));
}
