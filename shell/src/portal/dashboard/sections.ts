import type { PortalAnswer } from '@lichen/contracts/portal/portal';

export interface Section {
  area: string;
  title: string;
  words: string;
  icon: string;
}

/** Areas with a card on the dashboard, so that every role has a way in, also to those without a menu entry. */
const FLAGGED: readonly Section[] = [
  { area: 'business', title: 'Business', words: 'Locations, vehicles, products and statements', icon: 'building' },
  { area: 'docs', title: 'Documents', words: 'Bills, certificates and policies', icon: 'file' },
  { area: 'reports', title: 'Reports', words: 'Prepared, reviewed and published', icon: 'report' },
  {
    area: 'partner_compliance',
    title: 'Compliance',
    words: 'Requests and documents between you and your partners',
    icon: 'shield',
  },
  { area: 'value-chain', title: 'Value chain', words: 'Suppliers and customers', icon: 'link' },
  { area: 'staff', title: 'Staff', words: 'People, travel and training', icon: 'people' },
  { area: 'scope3', title: 'Scope 3', words: 'Purchased goods and services', icon: 'box' },
  { area: 'recycle', title: 'Recycling', words: 'Waste and its treatment', icon: 'recycle' },
];

const firstSegment = (path: string) => path.split('/')[1];

/** Address of the area: its own page, or the first of its pages that needs no id. Without either there is no card. */
function addressOf(answer: PortalAnswer, area: string): string | undefined {
  const open = answer.remotes
    .flatMap(({ pages }) => pages.map(({ path }) => path))
    .filter((path) => firstSegment(path) === area && !path.includes(':'));
  return open.includes(`/${area}`) ? `/${area}` : open[0];
}

/** The flagged areas that this person may open and that have something to show. */
export function sectionCards(answer: PortalAnswer): (Section & { path: string })[] {
  const isOpen = (area: string) => answer.areas.some(({ id, verdict }) => id === area && verdict.open);
  return FLAGGED.flatMap((section) => {
    const path = isOpen(section.area) ? addressOf(answer, section.area) : undefined;
    return path ? [{ ...section, path }] : [];
  });
}
