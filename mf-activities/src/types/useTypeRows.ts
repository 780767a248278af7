import { type ReferenceRow, useReference } from '@lichen/kit';
import type { TypeForm } from './type-form';

const NONE: readonly ReferenceRow[] = [];

/** The rows of the list a type names; none until they have come. */
export const useTypeRows = ({ list }: TypeForm): readonly ReferenceRow[] =>
  useReference(list ?? '', {}, { enabled: list !== undefined }).data ?? NONE;
