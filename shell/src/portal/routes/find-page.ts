import type { Area, PortalAnswer, PortalRemote, Verdict } from '@lichen/contracts/portal/portal';
import { matchPath } from '@lichen/kit/router';
import type { Part } from '../loader/load-part';

/** `/settings/profile/edit` belongs to the profile; no other settings exist. */
const areaIdOf = (pathname: string): string => {
  const first = pathname.split('/')[1] ?? '';
  return pathname === '/settings/profile/edit' ? 'profile' : first;
};

export const findArea = (answer: PortalAnswer, pathname: string): Area | undefined =>
  answer.areas.find(({ id }) => id === areaIdOf(pathname));

export function verdictOf(area: Area, pathname: string): Verdict {
  const section = pathname.split('/')[2];
  return (section && area.sections?.[section]) || area.verdict;
}

/** Fixed segments beat parameters: `/activities/new` is not the activity called "new". */
const parametersIn = (pattern: string) =>
  pattern.split('/').filter((part) => part.startsWith(':') || part === '*').length;

export interface FoundPage {
  part: Part;
  pattern: string;
}

/** Target of a moved address, if a remote declares one. */
export const findRedirect = ({ remotes }: PortalAnswer, pathname: string): string | undefined =>
  remotes.flatMap(({ moved = [] }) => moved).find(({ path }) => path === pathname)?.to;

/** The remote page whose pattern fits the address best. */
export function findPage(
  answer: { readonly remotes: readonly PortalRemote[] },
  pathname: string,
): FoundPage | undefined {
  const fitting = answer.remotes.flatMap((remote) =>
    remote.pages.filter((page) => matchPath(page.path, pathname)).map((page) => ({ remote, page })),
  );
  const [best] = fitting.sort((a, b) => parametersIn(a.page.path) - parametersIn(b.page.path));
  if (!best) return undefined;
  const { remote, page } = best;
  return { pattern: page.path, part: { remote, expose: page.expose, title: page.title, files: page.preload } };
}
