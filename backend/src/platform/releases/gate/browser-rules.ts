import { type BrowserProof, changedParts } from '@lichen/contracts/portal/browser-proof';
import type { Release } from '@lichen/contracts/portal/release';
import type { Finding } from './finding';
import type { Standing } from './standing';

const FILE = 'release.json';
const WANTED = 'opened in a browser (npm run release does), or a reason: --without-browser WHY';

/**
 * Pages and widgets of other code than the live version's that whoever releases did not open. Nobody can see here
 * whether it is true; it is written down with the version, in the name of whoever says it.
 */
export function browserFindings(
  release: Release,
  { portal, liveCode }: Standing,
  proof: BrowserProof | undefined,
): Finding[] {
  if (!portal.isProduction || (proof && 'without' in proof)) return [];
  const opened = new Set(proof?.opened ?? []);
  return changedParts(release, { code: { ...liveCode } })
    .filter((expose) => !opened.has(expose))
    .map((expose) => ({ rule: 'browser', found: `${expose} was not opened`, wanted: WANTED, file: FILE }));
}
