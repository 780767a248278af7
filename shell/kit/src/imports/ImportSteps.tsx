import { useT } from '../index';
import { Link } from '../modules/router';
import { type ImportArea, useImportArea } from './import-area';
import { BACK_TO_COLUMNS, type Import, STEPS, stepOf } from './import-words';

type Step = (typeof STEPS)[number];

/**
 * Returns the address of a step if it can be opened from the current one. After the check the person can go back, and
 * forward again.
 */
const wayTo = (
  step: Step,
  { _id, state }: Pick<Import, '_id' | 'state'>,
  { list, pageOf }: Pick<ImportArea, 'list' | 'pageOf'>,
): string | undefined => {
  if (step === 'File') return list.to;
  if (state !== 'checked') return undefined;
  if (step === 'Columns') return `${pageOf(_id)}?step=${BACK_TO_COLUMNS}`;
  return step === 'Check' ? pageOf(_id) : undefined;
};

/** Shows the progress of an import through its five steps. `asked` is the step in the address. */
export function ImportSteps({ record, asked }: { record: Pick<Import, '_id' | 'state'>; asked: string | null }) {
  const t = useT();
  const area = useImportArea();
  const at = stepOf(record, asked);
  return (
    <ol className="imp-steps" aria-label={t('Steps')}>
      {STEPS.map((step, index) => {
        const way = index === at ? undefined : wayTo(step, record, area);
        const shown = (
          <>
            <span className="imp-step-number">{index < at ? '✓' : index + 1}</span> {t(step)}
          </>
        );
        return (
          <li
            key={step}
            className={index < at ? 'imp-step-past' : undefined}
            {...(index === at ? { 'aria-current': 'step' as const } : {})}
          >
            {way ? <Link to={way}>{shown}</Link> : shown}
          </li>
        );
      })}
    </ol>
  );
}
