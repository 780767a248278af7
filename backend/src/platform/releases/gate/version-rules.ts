import type { Release } from '@lichen/contracts/portal/release';
import { coerce, lt, satisfies, validRange } from 'semver';
import type { Finding } from './finding';
import type { PortalParts, Standing } from './standing';

const FILE = 'release.json';

function ranged(rule: string, range: string, version: string | undefined): Finding[] {
  if (validRange(range) === null)
    return [{ rule, found: range, wanted: 'a range of versions such as ^1.2.0', file: FILE }];
  if (version === undefined || !satisfies(version, range, { includePrerelease: true }))
    return [
      { rule, found: range, wanted: `a range that holds ${version ?? 'nothing: there is none here'}`, file: FILE },
    ];
  return [];
}

function pairedModule({ api }: Release, { modules }: PortalParts): Finding[] {
  if (!api) return [];
  const version = Object.hasOwn(modules, api.module) ? modules[api.module] : undefined;
  if (version === undefined)
    return [{ rule: 'module', found: api.module, wanted: `one of ${Object.keys(modules).join(', ')}`, file: FILE }];
  return ranged('API range', api.range, version);
}

/**
 * Findings of shared packages that the shell does not share in this major version: they would be loaded twice or not at
 * all.
 */
function sharedPackages({ shared }: Release, portal: PortalParts): Finding[] {
  return Object.entries(shared).flatMap(([name, range]) => {
    const version = Object.hasOwn(portal.shared, name) ? portal.shared[name] : undefined;
    const rule = 'shared package';
    if (version === undefined) return [{ rule, found: name, wanted: 'a package that the shell shares', file: FILE }];
    return ranged(rule, range, version).map((finding) => ({ ...finding, found: `${name} ${range}` }));
  });
}

/** Packages that pages must share with the shell; copies would have separate hooks and contexts. */
const ALWAYS_SHARED = ['react', '@lichen/kit'];

const missingPackages = ({ shared }: Release, portal: PortalParts): Finding[] =>
  ALWAYS_SHARED.filter((name) => validRange(shared[name] ?? 'none') === null && portal.shared[name] !== undefined).map(
    (name) => ({
      rule: 'shared package',
      found: `no ${name}`,
      wanted: `${name} ^${portal.shared[name]} from the shell`,
      file: FILE,
    }),
  );

/** Format of versions, which are part of containers and rows: no two may differ only in case or punctuation. */
const VERSION = /^\d+\.\d+\.\d+(?:-[0-9a-z]+(?:[.-][0-9a-z]+)*)?$/;

/** Findings of a version older than the live one; going back is a separate act, the roll-back. */
function notOlder({ version }: Release, live: string | null): Finding[] {
  const [own, other] = [coerce(version.split('-')[0]), coerce(live?.split('-')[0] ?? '')];
  if (!own || !VERSION.test(version))
    return [
      { rule: 'version', found: version, wanted: 'three numbers and small letters, such as 1.4.0-4d1f', file: FILE },
    ];
  if (!other || !lt(own, other)) return [];
  return [
    {
      rule: 'version',
      found: version,
      wanted: `${other} or later, which is live; to go back use rollback`,
      file: FILE,
    },
  ];
}

const productionBuild = ({ development }: Release, { isProduction }: PortalParts): Finding[] =>
  development && isProduction
    ? [{ rule: 'build', found: 'a development build', wanted: 'a production build', file: FILE }]
    : [];

/** Findings of versions: whether this portal can run the release. */
export const versionFindings = (release: Release, { portal, live }: Standing): Finding[] => [
  ...productionBuild(release, portal),
  ...ranged('SDK range', release.sdk, portal.sdk),
  ...ranged('contract range', release.contracts, portal.contracts),
  ...pairedModule(release, portal),
  ...sharedPackages(release, portal),
  ...missingPackages(release, portal),
  ...notOlder(release, live),
];
