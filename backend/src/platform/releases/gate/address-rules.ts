import type { Release } from '@lichen/contracts/portal/release';
import { areaPathOf } from '@lichen/contracts/portal/area-gate';
import type { Finding } from './finding';
import type { Standing } from './standing';

const FILE = 'release.json';

/** Lower case, because addresses are compared without case; no wildcards, which would match several addresses. */
const PAGE = /^(?:\/(?::[A-Za-z]\w*|[a-z0-9_-]+))+$/;
/** A moved address is a single address, not a pattern. */
const MOVED = /^(?:\/[a-z0-9_-]+)+$/;

/** Returns whether an address matches a page's pattern, segment by segment. */
export function fits(address: string, pattern: string): boolean {
  const [own, wanted] = [address.split(/[?#]/)[0] ?? '', pattern].map((path) => path.split('/'));
  return (
    own?.length === wanted?.length && (wanted ?? []).every((part, at) => part.startsWith(':') || part === own?.[at])
  );
}

const finding = (rule: string, found: string, wanted: string): Finding => ({ rule, found, wanted, file: FILE });

const pageFindings = ({ pages }: Release): Finding[] =>
  pages
    .filter(({ path }) => !PAGE.test(path))
    .map(({ path }) => finding('address', path, 'segments of small letters, digits, - and _, or :names'));

/**
 * Findings of moved addresses. They are looked up before pages, so they must not hide a page of the portal, of another
 * remote, or of their own.
 */
function movedFindings({ name, pages, moved = [] }: Release, { portal, claims }: Standing): Finding[] {
  const others = claims.filter(({ kind, owner }) => kind === 'path' && owner !== name);
  const from = new Set(moved.map(({ path }) => path));
  return moved.flatMap(({ path, to }) => {
    const owner = others.find(({ value }) => fits(path, value))?.owner;
    const [target = ''] = to.split('?');
    return [
      ...(MOVED.test(path) ? [] : [finding('moved address', path, 'one address of plain segments in small letters')]),
      ...(portal.ownAreas.includes(areaPathOf(path).slice(1))
        ? [finding('moved address', path, 'another; it belongs to the portal')]
        : []),
      ...(owner ? [finding('path of another remote', path, `another; it belongs to ${owner}`)] : []),
      ...(pages.some((page) => page.path === path) ? [finding('moved address', path, 'one that is no page')] : []),
      ...(from.has(target) ? [finding('moved address', `${path} to ${to}`, 'a page, and nothing that moved')] : []),
    ];
  });
}

/** Findings of addresses that would match more than they should. */
export const addressFindings = (release: Release, standing: Standing): Finding[] => [
  ...pageFindings(release),
  ...movedFindings(release, standing),
];
