import type { Area, PortalAnswer, PortalPage, PortalRemote, Refusal, Verdict } from '@lichen/contracts/portal/portal';
import { matchPath } from '@lichen/kit/router';
import type { Part } from '../loader/part';

/** `/settings/profile/edit` belongs to the profile area; there are no other settings. */
const areaIdOf = (pathname: string): string => {
  const first = pathname.split('/')[1] ?? '';
  return pathname === '/settings/profile/edit' ? 'profile' : first;
};

/** Returns the area that an address belongs to, whether or not the session may open it. */
export const findArea = (answer: PortalAnswer, pathname: string): Area | undefined =>
  answer.areas.find(({ id }) => id === areaIdOf(pathname));

export function verdictOf(area: Area, pathname: string): Verdict {
  const section = pathname.split('/')[2];
  return (section && area.sections?.[section]) || area.verdict;
}

/** Number of parameters: patterns with fewer win, so that `/activities/new` is not the activity "new". */
const parametersIn = (pattern: string) =>
  pattern.split('/').filter((part) => part.startsWith(':') || part === '*').length;

export interface FoundPage {
  part: Part;
  pattern: string;
}

/** New address of a moved page, if a remote declares one. */
export const findRedirect = ({ remotes }: PortalAnswer, pathname: string): string | undefined =>
  remotes.flatMap(({ moved = [] }) => moved).find(({ path }) => path === pathname)?.to;

type Answered = { readonly remotes: readonly PortalRemote[]; readonly areas?: readonly Area[] };

/** The section with a gate of its own that an address names; no record can have such a name as its id. */
function sectionIn({ areas = [] }: Answered, pathname: string): string | null {
  const section = pathname.split('/')[2];
  const area = areas.find(({ id }) => id === areaIdOf(pathname));
  return section && area?.sections?.[section] ? section : null;
}

/** What a remote has at an address: a page, or the refusal of one. */
interface Place {
  path: string;
  remote: PortalRemote;
  page?: PortalPage;
  verdict?: Refusal;
}

const placesOf = (remote: PortalRemote): Place[] => [
  ...remote.pages.map((page) => ({ path: page.path, remote, page })),
  ...(remote.refused ?? []).map((refused) => ({ ...refused, remote })),
];

/** The place whose pattern matches the address with the fewest parameters. */
function findPlace(answer: Answered, pathname: string): Place | undefined {
  const section = sectionIn(answer, pathname);
  const fits = ({ path }: Place): boolean =>
    matchPath(path, pathname) !== null && (section === null || path.split('/')[2] === section);
  const fitting = answer.remotes.flatMap(placesOf).filter(fits);
  return fitting.sort((a, b) => parametersIn(a.path) - parametersIn(b.path))[0];
}

/** Why the page of an address does not open to the person, although its area does. */
export const findRefusal = (answer: Answered, pathname: string): Refusal | undefined =>
  findPlace(answer, pathname)?.verdict;

/** The remote page of an address, if it opens to the person. */
export function findPage(answer: Answered, pathname: string): FoundPage | undefined {
  const { remote, page } = findPlace(answer, pathname) ?? {};
  if (!remote || !page) return undefined;
  return { pattern: page.path, part: { remote, expose: page.expose, title: page.title, files: page.preload } };
}
