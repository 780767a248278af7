import type { AreaGate } from './area-gate';
import type { MovedAddress, PortalAsset, PortalMenuEntry, PortalPage, PortalWidget } from './portal';
import type { Role } from './roles';

/** Pages and widgets as the build writes them; the server keeps `allow` to itself and sends the rest. */
export interface ReleasePage extends PortalPage {
  area: string;
  /** Additional roles for this page; without them only the area's gate decides. */
  allow?: readonly Role[];
}

/** A widget as the release states it; the portal answer contains it only for people with one of the roles. */
export interface ReleaseWidget extends PortalWidget {
  allow: readonly Role[];
}

/** A menu entry as the release states it; the portal answer contains it only for people with one of the roles. */
export interface ReleaseMenuEntry extends PortalMenuEntry {
  allow: readonly Role[];
}

/**
 * `release.json`: content and requirements of one version of a remote. Written by the build, checked when published.
 */
export interface Release {
  name: string;
  version: string;
  container: string;
  entry: string;
  built_on: number;
  /** Gates of this remote's areas. */
  areas?: readonly AreaGate[];
  pages: ReleasePage[];
  moved?: readonly MovedAddress[];
  widgets: ReleaseWidget[];
  menu: ReleaseMenuEntry[];
  /** Icons of this remote: an SVG path in a square of 24 for each name. */
  icons?: Readonly<Record<string, string>>;
  locales: Record<string, string>;
  assets: (PortalAsset & { bytes: number })[];
  /** Shared packages with the range this version was built against. */
  shared: Record<string, string>;
  sdk: string;
  contracts: string;
  /** Backend module of the remote, and the API range it needs; absent for a remote without a module of its own. */
  api?: { module: string; range: string };
  budget: { entryKb: number; areaKb: number };
  /**
   * Hash of the code of each page and widget, independent of the version: unchanged code is not opened again before
   * going live.
   */
  code?: Record<string, string>;
  /** A development build: not minified, not for production. */
  development?: true;
}
