import { failureText } from '../i18n/refusal-text';
import { useT } from '../i18n/texts';
import { useNotify } from './notify';
import type { Outcome } from './writes';

/**
 * Returns a function that notifies the person how an action went: the success message, or the reason of the failure.
 * The page updates itself.
 */
export function useNotifyOutcome(): (outcome: Outcome<object>, done: string) => void {
  const t = useT();
  const notify = useNotify();
  return (outcome, done) => {
    if (outcome.state === 'failed') notify(failureText(outcome.error), 'bad');
    else notify(t(done));
  };
}
