import type { PortalAnswer } from '@lichen/contracts/portal';

/** The sections of the business area by the last part of their address, in the order of their cards. */
const SECTIONS = [
  { id: 'locations', title: 'Locations' },
  { id: 'vehicles', title: 'Vehicles' },
  { id: 'power', title: 'Power' },
  { id: 'product', title: 'Products' },
  { id: 'value-chain', title: 'Value chain' },
  { id: 'staff', title: 'Staff' },
] as const;

export interface Section {
  path: string;
  /** English; shown translated. */
  title: string;
}

/** Those that this person may open: the portal lists no page that is closed to them or that nobody released. */
export function openSections({ remotes }: Pick<PortalAnswer, 'remotes'>): Section[] {
  const open = new Set(remotes.flatMap(({ pages }) => pages.map(({ path }) => path)));
  return SECTIONS.map(({ id, title }) => ({ path: `/business/${id}`, title })).filter(({ path }) => open.has(path));
}
