import type { Release } from '@lichen/contracts/portal/release';
import type { Database } from '../../store/database';
import { compressedCopy } from '../stored-files';
import { tableOf } from '../../store/table';
import { parseRelease } from '../release-file';
import type { VersionSource } from '../version-source';
import { releaseClaims } from './claims';
import { GateRefusal } from './finding';
import { judge } from './gate';
import type { Claim, PortalParts } from './standing';

/** Names that a release takes for its remote. */
export type TakenNames = readonly Claim[];

/** Throws a GateRefusal for a release that may not go live here; answers the names that it takes. */
export type Gate = (release: Release, source: VersionSource) => Promise<TakenNames>;

/** Holds releases against this portal: what it shares, which modules it has, whose the names are, what is live. */
export function makeGate(database: Database, portal: PortalParts): Gate {
  const claims = releaseClaims(database);
  const pointers = tableOf('release_pointers', ['name', 'version', 'retired_on'], database.dialect);

  const versions = tableOf('release_versions', ['name', 'version', 'release'], database.dialect);

  return async (release, source) => {
    const current = await pointers.first(database, { name: release.name });
    const live = current && current['retired_on'] === null ? String(current['version']) : null;
    const row = live && (await versions.first(database, { name: release.name, version: live }));
    const liveCode = row ? parseRelease(String(row['release'])).code : undefined;
    const files = {
      read: source.read,
      travels: async (path: string) => (await compressedCopy(source, path, await source.read(path), 'br')).length,
    };
    const standing = { portal, live, liveCode, claims: await claims.read(database) };
    const judged = await judge(release, files, standing, source.proof);
    if (judged.findings.length > 0) throw new GateRefusal(judged.findings);
    return judged.claims;
  };
}
