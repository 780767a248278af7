import { failureText } from '../i18n/refusal-text';
import { useT } from '../i18n/texts';
import { useNotify } from './notify';
import type { Outcome } from './writes';

/** Says how an action went: what is done, or why it failed. The page follows by itself. */
export function useNotifyOutcome(): (outcome: Outcome<object>, done: string) => void {
  const t = useT();
  const notify = useNotify();
  return (outcome, done) => {
    if (outcome.state === 'failed') notify(failureText(outcome.error), 'bad');
    else notify(t(done));
  };
}
