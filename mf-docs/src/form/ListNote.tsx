import { FIELD_STATES } from '@lichen/contracts/docs/doc-statuses';
import { useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { StateIcon } from '../fields/StateIcon';
import { OFFERED, Why } from './FieldNote';
import { isOpen } from './next-open';
import { useReview } from './review-context';

interface Props {
  /** Name of the list. */
  name: string;
  /** Called with the rows of another reading that the user chose. */
  onUse: (rows: unknown) => void;
  onConfirm: () => void;
}

/** The state of a list, the reason for it, and other readings; a list that is right is confirmed here. */
export function ListNote({ name, onUse, onConfirm }: Props) {
  const t = useT();
  const { stateOf, errorOf, readingOf, isReadOnly } = useReview();
  const state = stateOf(name);
  if (!state) return null;
  const isAsked = isOpen(state) && !isReadOnly;
  // The printed total may be wrong, or may count more than the rows. Errors in the rows have to be corrected.
  const isTotalWrong = readingOf(name)?.flags.includes('rows_total') && errorOf(name) === null;
  const mayConfirm = state === 'to_check' || isTotalWrong;
  return (
    <div className="doc-rows-note">
      <span className={`doc-state doc-state-${state}`}>
        <StateIcon state={state} />
        {t(FIELD_STATES[state])}
      </span>
      {isOpen(state) && <Why name={name} />}
      {isAsked && (
        <p className="doc-field-offers">
          {(readingOf(name)?.alternatives.slice(0, OFFERED) ?? []).map(({ raw, value }) => (
            <button key={raw} type="button" className="doc-offer" onClick={() => onUse(value)}>
              {t('Use {value}', { value: raw })}
            </button>
          ))}
          {mayConfirm && (
            <Button size="small" onClick={onConfirm}>
              {t('Confirm')}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
