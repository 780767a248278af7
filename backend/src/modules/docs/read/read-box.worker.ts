import { readPart } from '../reading/read-part.loader';
import type { BoxInput } from './read-output';

/** Runs in a separate process, because the document comes from an unknown sender. */
export const run = ({ bytes, language, ...part }: BoxInput): Promise<string> => readPart(bytes, part, language);
