import type { PortalAnswer, PortalMenuEntry } from '@lichen/contracts/portal/portal';
import { GROUP_TITLES } from './group-titles';

type Group = PortalMenuEntry['group'];

const DASHBOARD: PortalMenuEntry = {
  area: 'dashboard',
  path: '/dashboard',
  title: 'Dashboard',
  icon: 'home',
  group: 'work',
  order: 0,
};

export interface MenuGroup {
  id: Group;
  entries: PortalMenuEntry[];
}

/** Menu entries of the released remotes, below the shell's own dashboard, in the order that releases declare. */
export function menuGroups({ menu }: Pick<PortalAnswer, 'menu'>): MenuGroup[] {
  const all = [DASHBOARD, ...menu.filter(({ path }) => path !== DASHBOARD.path)];
  return (Object.keys(GROUP_TITLES) as Group[])
    .map((id) => ({ id, entries: all.filter(({ group }) => group === id).sort((a, b) => a.order - b.order) }))
    .filter(({ entries }) => entries.length > 0);
}

/** The menu entry for the current page; when several match, the one with the longest address. */
export function currentEntry(entries: readonly PortalMenuEntry[], pathname: string): PortalMenuEntry | undefined {
  const leading = entries.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  const asked = pathname.split('/')[1] ?? '';
  const sameArea = entries.filter(({ area, also = [] }) => area === asked || also.includes(asked));
  return [...leading].sort((a, b) => b.path.length - a.path.length)[0] ?? sameArea[0];
}
