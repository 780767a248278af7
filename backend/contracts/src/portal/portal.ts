import type { SlotName } from './slot-names';
import type { Role } from './roles';
import type { Subscription } from './subscriptions';
import type { VideoId } from './videos';

export interface RemoteRef {
  name: string;
  version: string;
}

/** Verdict of the gate on an area. Only `open` loads code. Where a role is missing, `roles` are those that open it. */
export type Verdict =
  | { open: true }
  | {
      open: false;
      why: 'login' | 'setup' | 'role' | 'module';
      text: string;
      detail?: string;
      goTo?: string;
      roles?: readonly Role[];
    };

export interface Area {
  /** First path segment. */
  id: string;
  /** `fixed`: the page does not scroll, its panes do. `bare`: no menu and no top bar before log-in. */
  layout: 'scroll' | 'fixed' | 'bare';
  verdict: Verdict;
  /** Gates of second path segments that differ from the area's own. */
  sections?: Record<string, Verdict>;
}

export interface PortalAsset {
  path: string;
  /** `sha384-…`; an asset without one is never run. */
  integrity: string;
  kind: 'script' | 'style' | 'other';
}

/** Way to a page on the dashboard, under the page's title, also for those who have no menu entry for it. */
export interface PortalCard {
  /** What is found there; a dictionary key. */
  words: string;
  icon: string;
  order: number;
}

export interface PortalPage {
  /** Route pattern such as `/activities/:id`. */
  path: string;
  title: string;
  /** Name the container exposes it under. */
  expose: string;
  /** Files this page needs, fetched together so that requests are never more than two deep. */
  preload: string[];
  /** Records that the page can add: address and title of each, where the path has a parameter. */
  adds?: readonly { path: string; title: string }[];
  card?: PortalCard;
}

/**
 * An address that links name for a screen which stands elsewhere. Both gates judge: its own, and the one it leads to.
 */
export interface MovedAddress {
  path: string;
  /** Address within the portal, with its query. */
  to: string;
}

export interface PortalMenuEntry {
  area: string;
  path: string;
  title: string;
  icon: string;
  group: 'work' | 'company' | 'publish';
  order: number;
  /** Areas under another name whose pages belong to this entry as well. */
  also?: readonly string[];
}

export interface PortalWidget {
  slot: SlotName;
  id: string;
  title: string;
  expose: string;
  order: number;
  preload: string[];
  /** Name of the call whose list it shows; nothing of it is loaded while that list is empty. */
  shows?: string;
  /** What that call depends on, so that a change of it finds the list also while the widget is not loaded. */
  dependsOn?: readonly string[];
  /** The list was empty when this answer was made. */
  empty?: true;
}

export interface PortalRemote extends RemoteRef {
  /** Global name of the container; differs for every version. */
  container: string;
  /** Base address of its files, ending with a slash. */
  base: string;
  entry: string;
  assets: PortalAsset[];
  pages: PortalPage[];
  moved?: readonly MovedAddress[];
  widgets: PortalWidget[];
  /** Locale code → file. */
  locales: Record<string, string>;
  fallback: RemoteRef | null;
}

export interface PortalUser {
  _id: string;
  email: string;
  first_name: string;
  last_name: string;
  role: string | null;
  roles: Role[];
  lang: string;
  setup_complete: boolean;
  seen_welcome: boolean;
  /** The person has shown that the address is theirs. */
  is_confirmed: boolean;
}

/** A server of map pictures. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}` in it. */
  address: string;
  /** Whose pictures they are, as their licence wants it said. */
  source: string;
}

/** Everything the shell knows about this visit; signed by the server, evaluated nowhere else. */
export interface PortalAnswer {
  user: PortalUser;
  account: {
    _id: string;
    company_name: string | null;
    modules: Subscription[];
    emission_units: 'kg' | 't';
    corporate: boolean;
  };
  areas: Area[];
  menu: PortalMenuEntry[];
  remotes: PortalRemote[];
  /** Addresses of the videos that this installation has. */
  videos: Partial<Record<VideoId, string>>;
  /** Pictures under the maps of this installation; without them, outlines. */
  map_tiles: MapTiles | null;
  issued_on: number;
}

/** What somebody who is not signed in is told. */
export interface VisitorAnswer {
  user: null;
}
