import type { AreaGate } from './area-gate';
import type { MovedAddress, PortalAsset, PortalMenuEntry, PortalPage, PortalWidget } from './portal';
import type { Role } from './roles';

/** Pages and widgets as the build writes them; the server keeps `allow` and sends the rest. */
export interface ReleasePage extends PortalPage {
  area: string;
  /** Extra roles for this page; without them the area's gate alone decides. */
  allow?: readonly Role[];
}

export interface ReleaseWidget extends PortalWidget {
  allow: readonly Role[];
}

export interface ReleaseMenuEntry extends PortalMenuEntry {
  allow: readonly Role[];
}

/** `release.json`: what one version of one remote is and needs. Written by the build, checked by publishing. */
export interface Release {
  name: string;
  version: string;
  container: string;
  entry: string;
  built_on: number;
  /** Gates of the areas that are this remote's. */
  areas?: readonly AreaGate[];
  pages: ReleasePage[];
  moved?: readonly MovedAddress[];
  widgets: ReleaseWidget[];
  menu: ReleaseMenuEntry[];
  locales: Record<string, string>;
  assets: (PortalAsset & { bytes: number })[];
  /** Shared packages with the range this version was built against. */
  shared: Record<string, string>;
  sdk: string;
  contracts: string;
  /** Backend module it pairs with and the API range it needs. */
  api: { module: string; range: string };
  budget: { entryKb: number; areaKb: number };
  /** Hash of the code of each page and widget, whatever the version: equal code is not opened again before it goes live. */
  code?: Record<string, string>;
  /** Built to be worked on: neither small nor for production. */
  development?: true;
}
