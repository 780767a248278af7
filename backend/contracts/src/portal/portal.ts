import type { SlotName } from './slot-names';
import type { Role } from './roles';
import type { Subscription } from './subscriptions';
import type { VideoId } from './videos';

/** A release of a remote. */
export interface RemoteRef {
  name: string;
  version: string;
}

/**
 * The gate's verdict on an area. Code is loaded only for `open`. `roles` are those that open it, where a role is
 * missing.
 */
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

/** A verdict that keeps an address closed. */
export type Refusal = Exclude<Verdict, { open: true }>;

/** A page in an open area that asks for a role which the person does not have. Its code is not loaded. */
export interface RefusedPage {
  path: string;
  verdict: Refusal;
}

/** An area with the server's decision whether this session may open it. */
export interface Area {
  /** First path segment of the area. */
  id: string;
  /** `fixed`: panes scroll, not the page. `bare`: no menu and no top bar. */
  layout: 'scroll' | 'fixed' | 'bare';
  verdict: Verdict;
  /** Verdicts on second path segments that differ from the area's own. */
  sections?: Record<string, Verdict>;
}

/** A file of a release, with its path below the base address and its hash. */
export interface PortalAsset {
  path: string;
  /** `sha384-…`; assets without it are never run. */
  integrity: string;
  kind: 'script' | 'style' | 'other';
}

/** Link to a page on the dashboard, under the page's title, also for people who have no menu entry for it. */
export interface PortalCard {
  /** Description of the page; a dictionary key. */
  words: string;
  icon: string;
  /** Path of the icon, in a square of 24, if the remote brings it along. */
  drawing?: string;
  order: number;
}

/** A page that a remote brings. */
export interface PortalPage {
  /** Route pattern such as `/activities/:id`. */
  path: string;
  title: string;
  /** Name under which the container exposes the page. */
  expose: string;
  /** Files that this page needs, fetched together so that requests are never nested more than two deep. */
  preload: string[];
  /** Addresses and titles with which the page adds records, where its path has a parameter. */
  adds?: readonly { path: string; title: string }[];
  card?: PortalCard;
}

/** A linked address whose page is elsewhere. The gates of both addresses are checked. */
export interface MovedAddress {
  path: string;
  /** Address within the portal, with its query. */
  to: string;
}

/** A menu entry that a remote brings; entries of a group are sorted by `order`. */
export interface PortalMenuEntry {
  area: string;
  path: string;
  title: string;
  icon: string;
  /** Path of the icon, in a square of 24, if the remote brings it along. */
  drawing?: string;
  group: 'work' | 'company' | 'publish';
  order: number;
  /** Other areas whose pages belong to this entry as well. */
  also?: readonly string[];
}

/** A widget that a remote brings for a slot; widgets of a slot are sorted by `order`. */
export interface PortalWidget {
  slot: SlotName;
  id: string;
  title: string;
  expose: string;
  order: number;
  preload: string[];
  /** Name of the call whose list the widget shows; its code is not loaded while the list is empty. */
  shows?: string;
  /**
   * Kinds that the call depends on, so that the list is asked for again after a change even while the widget is not
   * loaded.
   */
  dependsOn?: readonly string[];
  /** The list was empty when this answer was made. */
  empty?: true;
}

/** A release as the shell loads it. `fallback` is the release to load when this one fails. */
export interface PortalRemote extends RemoteRef {
  /** Global name of the container, different in every version. */
  container: string;
  /** Base address of its files, ending with a slash. */
  base: string;
  entry: string;
  assets: PortalAsset[];
  pages: PortalPage[];
  refused?: readonly RefusedPage[];
  moved?: readonly MovedAddress[];
  widgets: PortalWidget[];
  /** File of each locale code. */
  locales: Record<string, string>;
  fallback: RemoteRef | null;
}

/** The person who is logged in. `roles` decide on permissions; `role` is the name of their job. */
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
  /** The person has confirmed their email address. */
  is_confirmed: boolean;
}

/** A server of map tiles. */
export interface MapTiles {
  /** Address template with `{z}`, `{x}` and `{y}`. */
  address: string;
  /** Attribution that the tiles' licence requires. */
  source: string;
}

/** Everything the shell knows about the visit; only the server decides what it contains. */
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
  /** Addresses of the set-up videos of this installation. */
  videos: Partial<Record<VideoId, string>>;
  /** Map tiles of this installation; null shows outlines only. */
  map_tiles: MapTiles | null;
  issued_on: number;
}

/** Portal answer of a visitor who is not signed in. */
export interface VisitorAnswer {
  user: null;
}
