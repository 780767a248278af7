import type { PortalAnswer } from '@lichen/contracts/portal/portal';

/** The sections of the business area by the last part of their address, in the order of their cards. */
const SECTIONS = [
  { id: 'company', title: 'Company', words: 'Statements of each year, and what the company says of itself' },
  { id: 'locations', title: 'Locations', words: 'Sites with their address, floor area and electricity grid' },
  { id: 'vehicles', title: 'Vehicles', words: 'Cars, vans and lorries, their fuel and their reminders' },
  { id: 'power', title: 'Power', words: 'Generators, boilers, panels and what they run on' },
  { id: 'product', title: 'Products', words: 'Products you make, buy and dispose of, with sizes and recycled content' },
  { id: 'value-chain', title: 'Value chain', words: 'Suppliers and customers, and how you are connected' },
  { id: 'staff', title: 'Staff', words: 'People, where they work and how they travel' },
] as const;

export interface Section {
  path: string;
  /** English, as `words`; shown translated. */
  title: string;
  /** Half a line about the section's records. */
  words: string;
}

/** Those that this person may open: the portal lists no page that is closed to them or that nobody released. */
export function openSections({ remotes }: Pick<PortalAnswer, 'remotes'>): Section[] {
  const open = new Set(remotes.flatMap(({ pages }) => pages.map(({ path }) => path)));
  return SECTIONS.map(({ id, title, words }) => ({ path: `/business/${id}`, title, words })).filter(({ path }) =>
    open.has(path),
  );
}
