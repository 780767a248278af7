import { type BrowserProof, changedParts } from '@lichen/contracts/portal/browser-proof';
import type { Release } from '@lichen/contracts/portal/release';
import type { Finding } from './finding';
import type { Standing } from './standing';

const FILE = 'release.json';
const WANTED = 'opened in a browser (npm run release does), or a reason: --without-browser WHY';

/**
 * Findings of pages and widgets that differ from the live version and were not opened in a browser. The server cannot
 * verify the proof; it is stored with the version and its publisher.
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
