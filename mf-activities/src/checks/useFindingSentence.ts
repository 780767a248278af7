import type { Finding } from '@lichen/contracts/activities/checks/checks.call';
import { useCodeLabels, useFormat, useT } from '@lichen/kit';
import { findingSentence } from './finding-words';

/** Returns a function that writes a finding as a sentence in the reader's language. */
export function useFindingSentence(): (finding: Pick<Finding, 'kind' | 'params'>) => string {
  const t = useT();
  const format = useFormat();
  const industry = useCodeLabels('spend_categories');
  return (finding) => findingSentence(finding, { t, format, industry });
}
