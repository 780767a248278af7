import type { Explanation } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { ADMIN } from '@lichen/contracts/portal/roles';
import { type ReactNode, useEffect, useRef } from 'react';
import { QueryStates, useAnswer, useFormat, usePortal, useT, useNotify } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { explanationText, formulaText } from './explanation-text';
import { FactorFacts, PartsTable } from './ExplanationTables';
import { useMemberNames } from '../shared/useMemberNames';
import '../shared/activities.css';
import '../shared/calcs.css';

interface Props {
  calcId: string;
  /** Document that the activity was created from, where there is one. */
  origin?: ReactNode;
}

/** Explanation of one figure: inputs, factor, publisher, and the reason for choosing the factor. */
export function CalculationExplanation({ calcId, origin }: Props) {
  const t = useT();
  const answer = useAnswer<RecordAnswer<Explanation>>(
    ['emission_calcs', 'explain'],
    `emission_calcs/${encodeURIComponent(calcId)}/explain`,
  );
  const ref = useRef<HTMLElement>(null);
  const isReady = answer.data !== undefined;
  useEffect(() => {
    if (isReady) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isReady]);
  return (
    <section ref={ref} className="act-how" aria-label={t('How this was calculated')}>
      <h2>{t('How this was calculated')}</h2>
      <QueryStates of={answer}>{({ obj }) => <Made made={obj} origin={origin} />}</QueryStates>
    </section>
  );
}

function Made({ made, origin }: { made: Explanation; origin: ReactNode }) {
  const t = useT();
  const notify = useNotify();
  const nameOf = useMemberNames();
  const format = useFormat();
  const copy = async () => {
    await navigator.clipboard.writeText(explanationText(made, { t, format, nameOf }));
    notify(t('Copied'));
  };
  return (
    <>
      <p>{made.sentence}</p>
      {made.imported && <ImportLink imported={made.imported} />}
      <ol className="act-how-steps">
        {made.steps.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      {made.parts.length > 1 && <PartsTable parts={made.parts} />}
      <p>{made.why}</p>
      {made.inputs.length > 0 && (
        <dl className="act-how-facts">
          {made.inputs.map(({ label, text }) => (
            <div key={`${label} ${text}`}>
              <dt>{t(label)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {origin}
      {made.factors.map((factor) => (
        <FactorFacts key={factor.id} factor={factor} />
      ))}
      <p className="act-how-foot">
        {made.data_quality > 0 && <>{t('Data quality {score} of 5.', { score: made.data_quality })} </>}
        {formulaText(made, { t, format, nameOf })}
      </p>
      <button type="button" className="act-link" onClick={() => void copy()}>
        {t('Copy')}
      </button>
    </>
  );
}

/** File and row of an imported activity; a link for users who may open imports. */
function ImportLink({ imported }: { imported: NonNullable<Explanation['imported']> }) {
  const t = useT();
  const { may } = usePortal();
  const { import_id: id, file, row } = imported;
  const words = t('Imported from {file}, row {row}', { file, row: String(row) });
  return <p>{may(ADMIN) ? <Link to={`/activities/import/${id}`}>{words}</Link> : words}</p>;
}
