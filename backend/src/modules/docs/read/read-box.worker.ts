import { readPart } from '../reading/read-part.loader';
import type { BoxInput } from './read-output';

/** Runs in a process apart: the document is whatever somebody sent. */
export const run = ({ bytes, language, ...part }: BoxInput): Promise<string> => readPart(bytes, part, language);
