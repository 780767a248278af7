/** What of a name belongs to one remote alone. */
export type ClaimKind = 'area' | 'path' | 'widget' | 'module' | 'class prefix';

export interface Claim {
  readonly kind: ClaimKind;
  readonly value: string;
}

export interface OwnedClaim extends Claim {
  /** Name of the remote. */
  readonly owner: string;
}

/** What the portal gives to remotes. */
export interface PortalParts {
  /** Development builds are for development alone. */
  readonly isProduction: boolean;
  /** Version of the kit that pages are built against. */
  readonly sdk: string;
  readonly contracts: string;
  /** Version of each package that the shell shares. */
  readonly shared: Readonly<Record<string, string>>;
  /** First segments that are the portal's own. */
  readonly ownAreas: readonly string[];
  /** Version of each backend module, by its name. */
  readonly modules: Readonly<Record<string, string>>;
}

/** What a release is held against. */
export interface Standing {
  readonly portal: PortalParts;
  /** Names that other remotes, or this one, have had since their first release. */
  readonly claims: readonly OwnedClaim[];
  /** The live version of this remote; null for none. */
  readonly live: string | null;
  /** Code of its pages and widgets, if it says so. */
  readonly liveCode?: Readonly<Record<string, string>> | undefined;
}
