import { notFound } from '@lichen/contracts/api/problems';
import type { Platform } from './platform';

/** Throws a 404 without the operator's switch: the tools do not exist then. */
export function expectDevTools({ configuration }: Pick<Platform, 'configuration'>): void {
  if (!configuration.DEV_TOOLS) throw notFound();
}
