import type { Part } from './load-part';
import { logFailure } from './log-failure';
import { signalMount } from './mount-signal';
import { referenceId } from './reference-id';

/** Writes down which code failed and when; answers the name of the failure. */
export function reportFailure(part: Part, phase: 'load' | 'render', error: unknown, stack?: string): string {
  const reference = referenceId();
  const { name, version } = part.remote;
  logFailure(reference, `${name} ${version}: ${phase} of ${part.expose} failed`, error, stack ?? '');
  signalMount(part, 'failed', `${phase}: ${error}`);
  return reference;
}
