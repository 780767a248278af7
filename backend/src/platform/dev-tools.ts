import { notFound } from '@lichen/contracts/api/problems';
import type { Platform } from './platform';

/** Without the operator's switch the tools do not exist. */
export function expectDevTools({ configuration }: Pick<Platform, 'configuration'>): void {
  if (!configuration.DEV_TOOLS) throw notFound();
}
