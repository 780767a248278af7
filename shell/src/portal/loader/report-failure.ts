import type { Part } from './part';
import { logFailure } from './log-failure';
import { signalMount } from './mount-signal';
import { referenceId } from './reference-id';

/** Message of an error. Code may throw any value, even one that cannot be converted to a string. */
function wordsOf(error: unknown): string {
  try {
    return String(error);
  } catch {
    return 'an error without words';
  }
}

/** Logs the failure of a part with its time; returns the reference id. */
export function reportFailure(part: Part, phase: 'load' | 'render', error: unknown, stack?: string): string {
  const reference = referenceId();
  const { name, version } = part.remote;
  logFailure(reference, `${name} ${version}: ${phase} of ${part.expose} failed`, error, stack ?? '');
  signalMount(part, 'failed', `${phase}: ${wordsOf(error)}`);
  return reference;
}
