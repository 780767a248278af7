import type { FirstStep } from '@lichen/contracts/portal/first-steps';
import { Card, useSaid, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { Icon } from '../icons/Icon';
import type { FirstSteps } from './useFirstSteps';
import './welcome.css';

/** Checklist of the first steps, with the next open one emphasised. */
export function FirstStepsCard({ steps: { list, hide } }: { steps: FirstSteps }) {
  const t = useT();
  const done = list.filter(({ isDone }) => isDone).length;
  const current = list.find(({ isDone }) => !isDone);
  return (
    <Card
      title={t('First steps')}
      actions={
        <Button type="link" size="small" className="p-steps-hide" onClick={hide}>
          {t('Hide')}
        </Button>
      }
    >
      <p className="p-steps-progress">
        <progress max={list.length} value={done} aria-label={t('First steps')} />
        {t('{done} of {all} done', { done, all: list.length })}
      </p>
      <ol className="p-steps">
        {list.map((step, at) => (
          <Step key={step.id} step={step} number={at + 1} isCurrent={step === current} />
        ))}
      </ol>
    </Card>
  );
}

function Step({ step, number, isCurrent }: { step: FirstStep; number: number; isCurrent: boolean }) {
  const t = useT();
  const say = useSaid();
  const { title, words, isDone, ways } = step;
  const [way] = ways;
  return (
    <li
      className={isDone ? 'p-step-done' : isCurrent ? 'p-step-current' : undefined}
      {...(isCurrent ? { 'aria-current': 'step' as const } : {})}
    >
      <span className="p-step-mark" aria-hidden="true">
        {isDone ? <Icon name="check" size={16} /> : number}
      </span>
      <span className="p-step-words">
        <strong>
          {say(title)}
          {isDone && <span className="k-unseen">, {t('done')}</span>}
        </strong>
        <span className="p-quiet">{say(words)}</span>
      </span>
      {!isDone && way && (
        <Link to={way.path} aria-label={`${t('Start')}: ${say(title)}`}>
          {t('Start')}
        </Link>
      )}
    </li>
  );
}
