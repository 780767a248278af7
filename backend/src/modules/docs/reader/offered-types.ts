import { DOC_TYPES } from '@lichen/contracts/docs/types/all-types';
import { soughtOf } from '../fields/sought/sought-of';
import { LEXICONS } from '../lexicon/ideas-of';

/** Everything that the reader looks for in documents of the types that can be chosen. */
export const SOUGHT = DOC_TYPES.filter(({ isFormer }) => !isFormer).flatMap(soughtOf);

/** Types recognised by words of their own. People choose the others. */
export const TOLD = SOUGHT.filter(({ type, family = type }) =>
  LEXICONS.some(({ types }) => Object.hasOwn(types, family)),
);
