import type { Finding } from '@lichen/contracts/activities/checks/checks.call';
import { useCodeLabels, useFormat, useT } from '@lichen/kit';
import { findingSentence } from './finding-words';

export function useFindingSentence(): (finding: Pick<Finding, 'kind' | 'params'>) => string {
  const t = useT();
  const format = useFormat();
  const industry = useCodeLabels('spend_categories');
  return (finding) => findingSentence(finding, { t, format, industry });
}
