import { SUBSCRIPTIONS, type Subscription } from '@lichen/contracts/portal/subscriptions';
import type {
  MovedAddress,
  PortalMenuEntry,
  PortalPage,
  PortalRemote,
  PortalWidget,
  RefusedPage,
  RemoteRef,
} from '@lichen/contracts/portal/portal';
import type { Release } from '@lichen/contracts/portal/release';
import { isAllowed } from '@lichen/contracts/portal/roles';
import { type Visitor, verdictAt, verdictOfPage } from './areas';
import type { Gates } from './gates';

/** The only remote that members of partner accounts receive. */
const PARTNER_MODULE = 'compliance';

const isSubscription = (name: string): name is Subscription => (SUBSCRIPTIONS as readonly string[]).includes(name);

/**
 * True when the account is subscribed to the remote's module or, for a remote without one, to one of its areas.
 * Answering partners' requests requires no subscription.
 */
function isSubscribed({ api, areas = [] }: Release, { modules }: Visitor): boolean {
  if (!api) return areas.length === 0 || areas.some(({ module }) => !module || modules.includes(module));
  if (api.module === PARTNER_MODULE || !isSubscription(api.module)) return true;
  return modules.includes(api.module);
}

/** Members of a partner account never receive another remote, whatever it contributes. */
const mayHave = ({ api }: Release, { accountType }: Visitor) =>
  accountType === 'standard' || api?.module === PARTNER_MODULE;

/** Adds the drawing of an icon that the remote brings along. */
function drawn<T extends { icon: string }>(entry: T, { icons = {} }: Release): T & { drawing?: string } {
  const drawing = Object.hasOwn(icons, entry.icon) ? icons[entry.icon] : undefined;
  return drawing === undefined ? entry : { ...entry, drawing };
}

const openPages = (release: Release, visitor: Visitor, gates: Gates): PortalPage[] =>
  release.pages
    .filter((page) => verdictOfPage(page, visitor, gates)?.open)
    .map(({ area: _area, allow: _judged, card, ...page }) => (card ? { ...page, card: drawn(card, release) } : page));

/** Pages that refuse the person themselves. Where the area is closed, its own verdict says why. */
function refusedPages({ pages }: Release, visitor: Visitor, gates: Gates): RefusedPage[] {
  return pages.flatMap((page) => {
    const verdict = verdictOfPage(page, visitor, gates);
    if (!verdict || verdict.open || !verdictAt(page.path, visitor, gates)?.open) return [];
    return [{ path: page.path, verdict }];
  });
}

const openMoved = ({ moved = [] }: Release, visitor: Visitor, gates: Gates): MovedAddress[] =>
  moved.filter(({ path }) => verdictAt(path, visitor, gates)?.open);

function openWidgets(release: Release, visitor: Visitor): PortalWidget[] {
  if (!visitor.setupComplete || !isSubscribed(release, visitor)) return [];
  return release.widgets
    .filter((widget) => isAllowed(widget.allow, visitor.roles))
    .map(({ allow: _judged, ...widget }) => widget);
}

/** Contributions of a release that this visitor may use; undefined hides the remote from them. */
export function contributionOf(
  release: Release,
  visitor: Visitor,
  gates: Gates,
): Pick<PortalRemote, 'pages' | 'refused' | 'widgets'> | undefined {
  if (!mayHave(release, visitor)) return undefined;
  const pages = openPages(release, visitor, gates);
  const refused = refusedPages(release, visitor, gates);
  const widgets = openWidgets(release, visitor);
  if (pages.length + widgets.length === 0) return undefined;
  return { pages, ...(refused.length > 0 ? { refused } : {}), widgets };
}

export function remotesFor(
  live: readonly Release[],
  visitor: Visitor,
  gates: Gates,
  fallback: (remote: string) => RemoteRef | null,
): PortalRemote[] {
  return live.flatMap((release) => remoteFor(release, visitor, gates, fallback(release.name)) ?? []);
}

export function remoteFor(
  release: Release,
  visitor: Visitor,
  gates: Gates,
  fallback: RemoteRef | null,
): PortalRemote | undefined {
  const contribution = contributionOf(release, visitor, gates);
  if (!contribution) return undefined;
  const { name, version, container, entry, locales } = release;
  const assets = release.assets.map(({ path, integrity, kind }) => ({ path, integrity, kind }));
  const moved = openMoved(release, visitor, gates);
  const base = `/_mf/${name}/${version}/`;
  return {
    name,
    version,
    container,
    base,
    entry,
    assets,
    ...contribution,
    ...(moved.length > 0 ? { moved } : {}),
    locales,
    fallback,
  };
}

/**
 * Menu entries of the released remotes whose pages the person may open; an address that is typed shows why it does not
 * open.
 */
export function menuFor(live: readonly Release[], visitor: Visitor, gates: Gates): PortalMenuEntry[] {
  return live
    .filter((release) => mayHave(release, visitor))
    .flatMap((release) => release.menu.map((entry) => drawn(entry, release)))
    .filter((entry) => {
      return verdictAt(entry.path, visitor, gates)?.open && isAllowed(entry.allow, visitor.roles);
    })
    .map(({ allow: _allow, ...entry }) => entry)
    .sort((a, b) => a.order - b.order || a.path.localeCompare(b.path));
}
