import { useT } from '../../index';
import type { Import } from '../import-words';
import { KeyButton } from './KeyButton';
import { goToNext, NEXT_KEY, useDecisionKeys } from './useDecisionKeys';
import { useDecisions } from './useDecisions';

/** Shows how many decisions are made, with a button to the next one. */
export function DecisionProgress({ record }: { record: Import }) {
  const t = useT();
  const { count, decided } = useDecisions(record);
  useDecisionKeys();
  if (count === 0) return null;
  return (
    <span className="imp-progress">
      <span role="status">{t('{decided} of {count} decided', { decided, count })}</span>
      {decided < count && (
        <KeyButton keyName={NEXT_KEY} onClick={goToNext}>
          {t('Next decision')}
        </KeyButton>
      )}
    </span>
  );
}
