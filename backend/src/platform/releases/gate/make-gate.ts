import type { Release } from '@lichen/contracts/portal/release';
import type { Database } from '../../store/database';
import { compressedCopy } from '../stored-files';
import { tableOf } from '../../store/table';
import { parseRelease } from '../release-file';
import type { VersionSource } from '../version-source';
import { releaseClaims } from './claims';
import { areaFindings } from './area-rules';
import { type Finding, GateRefusal } from './finding';
import type { Claim, PortalParts, Standing } from './standing';
import { versionFindings } from './version-rules';

/** Names that a release takes for its remote. */
export type TakenNames = readonly Claim[];

export interface Gate {
  /** Throws a GateRefusal for a release that may not go live here; answers the names that it takes. */
  (release: Release, source: VersionSource): Promise<TakenNames>;
  /**
   * Throws one for a stored release that may not go live any more: the portal is another than it was judged for, or what is
   * live is newer. Its files are as they were.
   */
  again?(release: Release): Promise<void>;
}

/** Holds releases against this portal: what it shares, which modules it has, whose the names are, what is live. */
export function makeGate(database: Database, portal: PortalParts): Gate {
  const claims = releaseClaims(database);
  const pointers = tableOf('release_pointers', ['name', 'version', 'retired_on'], database.dialect);

  const versions = tableOf('release_versions', ['name', 'version', 'release'], database.dialect);

  const standingOf = async (release: Release): Promise<Standing> => {
    const current = await pointers.first(database, { name: release.name });
    const live = current && current['retired_on'] === null ? String(current['version']) : null;
    const row = live && (await versions.first(database, { name: release.name, version: live }));
    const liveCode = row ? parseRelease(String(row['release'])).code : undefined;
    return { portal, live, liveCode, claims: await claims.read(database) };
  };
  const expectNone = (findings: readonly Finding[]) => {
    if (findings.length > 0) throw new GateRefusal(findings);
  };

  const first = async (release: Release, source: VersionSource) => {
    const files = {
      read: source.read,
      travels: async (path: string) => (await compressedCopy(source, path, await source.read(path), 'br')).length,
    };
    // Its parsers of scripts and styles are loaded with the first release that is judged, not with the portal.
    const { judge } = await import('./gate');
    const judged = await judge(release, files, await standingOf(release), source.proof);
    expectNone(judged.findings);
    return judged.claims;
  };
  return Object.assign(first, {
    again: async (release: Release) => {
      const standing = await standingOf(release);
      expectNone([...versionFindings(release, standing), ...areaFindings(release, standing)]);
    },
  });
}
