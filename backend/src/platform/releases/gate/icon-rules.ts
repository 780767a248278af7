import { PORTAL_ICONS } from '@lichen/contracts/portal/portal-icons';
import type { Release } from '@lichen/contracts/portal/release';
import type { Finding } from './finding';
import type { Standing } from './standing';

const NAME = /^[a-z][a-z0-9-]{0,39}$/;
/** Path data of SVG and nothing else, which can neither load nor run anything. */
const DRAWING = /^[MmZzLlHhVvCcSsQqTtAa0-9eE ,.+-]{1,2000}$/;

const ofPortal: readonly string[] = PORTAL_ICONS;

const finding = (found: string, wanted: string): Finding => ({ rule: 'icon', found, wanted, file: 'release.json' });

/**
 * Findings of icons: those that a remote brings along need names and drawings of their own, and menu entries and cards
 * an icon of the portal or of their remote.
 */
export function iconFindings({ name, icons = {}, menu, pages }: Release, { claims }: Standing): Finding[] {
  const used = new Set([...menu.map(({ icon }) => icon), ...pages.flatMap(({ card }) => (card ? [card.icon] : []))]);
  const ownerOf = (icon: string) =>
    claims.find(({ kind, value, owner }) => kind === 'icon' && value === icon && owner !== name)?.owner;
  return [
    ...Object.entries(icons).flatMap(([icon, drawing]) => [
      ...(NAME.test(icon) ? [] : [finding(icon, 'a name of small letters, digits and dashes')]),
      ...(ofPortal.includes(icon) ? [finding(icon, 'another; it belongs to the portal')] : []),
      ...(DRAWING.test(drawing)
        ? []
        : [finding(`${icon}: ${drawing.slice(0, 40)}`, 'an SVG path of at most 2000 signs')]),
    ]),
    ...[...used]
      .filter((icon) => !ofPortal.includes(icon) && !Object.hasOwn(icons, icon))
      .map((icon) => {
        const owner = ownerOf(icon);
        return finding(icon, owner ? `another; it belongs to ${owner}` : 'an icon of the portal, or one of icons');
      }),
  ];
}
