import { refused } from '@lichen/contracts/api/problems';
import { ASSEMBLY_TEXTS } from '@lichen/contracts/docs/assembly/assembly-texts';
import type { Doc } from './standing';

/** Throws `refused` if other documents have replaced this one, because both would count. */
export function expectInPlace({ set_aside }: Pick<Doc, 'set_aside'>): void {
  if (set_aside !== null) throw refused(ASSEMBLY_TEXTS.setAside);
}
