import { FIELD_STATES } from '@lichen/contracts/docs/doc-statuses';
import { useFillForm, useFormat, useT, useTn } from '@lichen/kit';
import { StateIcon } from '../fields/StateIcon';
import { isOpen } from './next-open';
import { flagWords, HOW_WORDS, intervalWords } from './reading-words';
import { useReview } from './review-context';

/** Maximum number of alternative readings that are offered as buttons. */
export const OFFERED = 2;

/** The state of a field, the reason for it, and alternative readings; shown in the field's cell. */
export function FieldNote({ name }: { name: string }) {
  const t = useT();
  const { stateOf, errorOf, readingOf, isReadOnly } = useReview();
  const state = stateOf(name);
  const reading = readingOf(name);
  const error = errorOf(name);
  if (!state) return null;
  return (
    <>
      <span className={`doc-state doc-state-${state} doc-field-state`}>
        <StateIcon state={state} />
        {t(FIELD_STATES[state])}
      </span>
      {error && (
        <p className="doc-field-why doc-field-why-bad" role="alert">
          {t(error)}
        </p>
      )}
      {!error && isOpen(state) && <Why name={name} />}
      {isOpen(state) && !isReadOnly && <Alternatives name={name} />}
      {!isOpen(state) && reading && <p className="doc-field-how">{t(HOW_WORDS[reading.how])}</p>}
    </>
  );
}

/** The reason why a field needs to be checked. */
export function Why({ name }: { name: string }) {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  const { readingOf, isRead } = useReview();
  const reading = readingOf(name);
  if (!reading) return isRead && <p className="doc-field-why">{t('Not found on the page')}</p>;
  const counted = intervalWords(reading, tn, (share) => format.percent(share, 1));
  const words = flagWords(reading);
  const sure = t('{percent} sure.', { percent: format.percent(Math.round(reading.confidence * 100), 0) });
  if (counted !== null) return <p className="doc-field-why">{counted}</p>;
  return (
    <p className="doc-field-why">{words ? t(words) : [sure, t(HOW_WORDS[reading.how])].filter(Boolean).join(' ')}</p>
  );
}

function Alternatives({ name }: { name: string }) {
  const t = useT();
  const fill = useFillForm();
  const { readingOf, use } = useReview();
  const offered = readingOf(name)?.alternatives.slice(0, OFFERED) ?? [];
  if (offered.length === 0) return null;
  return (
    <p className="doc-field-offers">
      {offered.map(({ raw, value }) => (
        <button
          key={raw}
          type="button"
          className="doc-offer"
          onClick={() => {
            fill({ [name]: value }, name);
            use(name, value);
          }}
        >
          {t('Use {value}', { value: raw })}
        </button>
      ))}
    </p>
  );
}
