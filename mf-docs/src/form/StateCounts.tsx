import { FIELD_STATES, type FieldState } from '@lichen/contracts/docs/doc-statuses';
import { useT } from '@lichen/kit';
import { countedStates } from '../fields/field-states';
import { StateIcon } from '../fields/StateIcon';

interface Props {
  states: Readonly<Record<string, FieldState>>;
  isOpenOnly: boolean;
  onOpenOnly: (isOpenOnly: boolean) => void;
}

/** The number of fields in each state, with a toggle that shows only open fields. */
export function StateCounts({ states, isOpenOnly, onOpenOnly }: Props) {
  const t = useT();
  return (
    <div className="doc-counts">
      {countedStates(states).map(({ state, count }) => (
        <span key={state} className={`doc-state doc-state-${state}`}>
          <StateIcon state={state} />
          {count} <span className="doc-state-word">{t(FIELD_STATES[state]).toLocaleLowerCase()}</span>
        </span>
      ))}
      <button type="button" className="doc-link" aria-pressed={isOpenOnly} onClick={() => onOpenOnly(!isOpenOnly)}>
        {t('Open ones only')}
      </button>
    </div>
  );
}
