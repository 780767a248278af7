import { useT } from '@lichen/kit';
import { STEPS } from './import-words';

/** Progress of an import through its five steps. */
export function ImportSteps({ at }: { at: number }) {
  const t = useT();
  return (
    <ol className="imp-steps" aria-label={t('Steps')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={index < at ? 'imp-step-past' : undefined}
          {...(index === at ? { 'aria-current': 'step' as const } : {})}
        >
          <span className="imp-step-number">{index + 1}</span> {t(step)}
        </li>
      ))}
    </ol>
  );
}
