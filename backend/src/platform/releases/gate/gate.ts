import type { BrowserProof } from '@lichen/contracts/portal/browser-proof';
import type { Release } from '@lichen/contracts/portal/release';
import { addressFindings } from './address-rules';
import { areaFindings } from './area-rules';
import { browserFindings } from './browser-rules';
import { contentFindings, languageFindings } from './content-rules';
import { type Files, fileFindings } from './file-rules';
import type { Finding } from './finding';
import { iconFindings } from './icon-rules';
import { claimsOf, containerFindings, ownershipFindings, twiceFindings } from './name-rules';
import type { Claim, Standing } from './standing';
import { readStyles } from './style-rules';
import { versionFindings } from './version-rules';

/** Result of checking a release against the portal. */
export interface Judged {
  /** Empty if the release may go live. */
  readonly findings: readonly Finding[];
  /** Names that belong to the remote from its first release on. */
  readonly claims: readonly Claim[];
}

/** Checks a release and its files against the portal and other remotes; the only decision on what goes live. */
export async function judge(release: Release, files: Files, standing: Standing, proof?: BrowserProof): Promise<Judged> {
  const { read } = files;
  const styles = await readStyles(release, read);
  const claims = claimsOf(release, styles.prefixes);
  return {
    claims,
    findings: [
      ...versionFindings(release, standing),
      ...containerFindings(release),
      ...twiceFindings(release),
      ...ownershipFindings(release.name, claims, standing.claims),
      ...areaFindings(release, standing),
      ...addressFindings(release, standing),
      ...contentFindings(release),
      ...iconFindings(release, standing),
      ...styles.findings,
      ...(await languageFindings(release, read)),
      ...(await fileFindings(release, files)),
      ...browserFindings(release, standing, proof),
    ],
  };
}
