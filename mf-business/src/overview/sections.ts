import type { PortalAnswer } from '@lichen/contracts/portal/portal';
import type { Role } from '@lichen/contracts/portal/roles';

interface Card {
  id: string;
  title: string;
  words: string;
  allow?: readonly Role[];
}

/** Sections of the business area in the order of their cards; `id` is the last segment of the address. */
const SECTIONS: readonly Card[] = [
  {
    ...{ id: 'company', title: 'Company', words: 'Annual statements and company profile' },
    /** Users who may only edit statements reach that tab from a report and get no card. */
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
  /** Both texts are in English; shown translated. */
  title: string;
  /** A short description of the section's records. */
  words: string;
}

/**
 * Returns the sections that the user may open. The portal answer lists only released pages that are open to the user.
 */
export function openSections(
  { remotes }: Pick<PortalAnswer, 'remotes'>,
  may: (allow: readonly Role[]) => boolean,
): Section[] {
  const open = new Set(remotes.flatMap(({ pages }) => pages.map(({ path }) => path)));
  return SECTIONS.filter(({ allow }) => !allow || may(allow))
    .map(({ id, title, words }) => ({ path: `/business/${id}`, title, words }))
    .filter(({ path }) => open.has(path));
}
