/** Kinds of names that belong to one remote alone. */
export type ClaimKind = 'area' | 'path' | 'widget' | 'icon' | 'module' | 'class prefix';

/** A name that a release uses and no other remote may. */
export interface Claim {
  readonly kind: ClaimKind;
  readonly value: string;
}

/** A claimed name with its remote. */
export interface OwnedClaim extends Claim {
  /** Name of the remote. */
  readonly owner: string;
}

/** Properties of the portal that remotes depend on. */
export interface PortalParts {
  /** False also accepts development builds. */
  readonly isProduction: boolean;
  /** Version of the kit in the shell. */
  readonly sdk: string;
  readonly contracts: string;
  /** Version of each package that the shell shares. */
  readonly shared: Readonly<Record<string, string>>;
  /** First path segments that belong to the portal. */
  readonly ownAreas: readonly string[];
  /** Version of each backend module, by name. */
  readonly modules: Readonly<Record<string, string>>;
}

/** State of the portal that a release is checked against. */
export interface Standing {
  readonly portal: PortalParts;
  /** Names that belong to remotes, this one included. */
  readonly claims: readonly OwnedClaim[];
  /** Live version of this remote; null if there is none. */
  readonly live: string | null;
  /** Code hashes of its pages and widgets, if it has any. */
  readonly liveCode?: Readonly<Record<string, string>> | undefined;
}
