import { refused } from '@lichen/contracts/api/problems';
import { ASSEMBLY_TEXTS } from '@lichen/contracts/docs/assembly/assembly-texts';
import type { Doc } from './standing';

/** Refuses what others have taken the place of: it would count beside them. */
export function expectInPlace({ set_aside }: Pick<Doc, 'set_aside'>): void {
  if (set_aside !== null) throw refused(ASSEMBLY_TEXTS.setAside);
}
