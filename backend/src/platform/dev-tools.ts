import { notFound } from '@lichen/contracts/api/problems';
import type { Platform } from './platform';

/** Throws `notFound` unless the operator has switched the developer tools on. */
export function expectDevTools({ configuration }: Pick<Platform, 'configuration'>): void {
  if (!configuration.DEV_TOOLS) throw notFound();
}
