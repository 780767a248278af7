import type { Part } from './load-part';
import { logFailure } from './log-failure';
import { signalMount } from './mount-signal';
import { referenceId } from './reference-id';

/** What an error says. Code may throw anything, also what no text can be made of. */
function wordsOf(error: unknown): string {
  try {
    return String(error);
  } catch {
    return 'an error without words';
  }
}

/** Writes down which code failed and when; answers the name of the failure. */
export function reportFailure(part: Part, phase: 'load' | 'render', error: unknown, stack?: string): string {
  const reference = referenceId();
  const { name, version } = part.remote;
  logFailure(reference, `${name} ${version}: ${phase} of ${part.expose} failed`, error, stack ?? '');
  signalMount(part, 'failed', `${phase}: ${wordsOf(error)}`);
  return reference;
}
