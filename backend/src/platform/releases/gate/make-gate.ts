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

/** Names that a release claims for its remote. */
export type TakenNames = readonly Claim[];

/** Decides whether a release may go live. */
export interface Gate {
  /** Throws a GateRefusal if the release may not go live here; returns the names that it claims. */
  (release: Release, source: VersionSource): Promise<TakenNames>;
  /**
   * Throws a GateRefusal if a stored release may no longer go live, because the portal has changed or a newer version
   * is live. Its files are not checked again.
   */
  again?(release: Release): Promise<void>;
}

/** Checks releases against this portal: its shared packages, its modules, claimed names and live versions. */
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
    // The parsers of scripts and styles are imported with the first release, not at start.
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
