import type { PortalAnswer, PortalCard } from '@lichen/contracts/portal/portal';

export interface Section extends PortalCard {
  title: string;
  path: string;
}

const firstSegment = (path: string) => path.split('/')[1];

/** Cards for the pages whose area this person may open, in the order that releases declare. */
export function sectionCards({ areas, remotes }: Pick<PortalAnswer, 'areas' | 'remotes'>): Section[] {
  const isOpen = (path: string) => areas.some(({ id, verdict }) => id === firstSegment(path) && verdict.open);
  return remotes
    .flatMap(({ pages }) => pages)
    .flatMap(({ path, title, card }) => (card && isOpen(path) ? [{ ...card, path, title }] : []))
    .sort((a, b) => a.order - b.order || a.path.localeCompare(b.path));
}
