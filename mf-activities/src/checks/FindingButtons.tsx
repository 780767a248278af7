import type { ListedFinding } from '@lichen/contracts/activities/checks/checks.call';
import { dismissedFinding } from '@lichen/contracts/activities/checks/dismissed-finding.entity';
import { useNotify, useRemove, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { gapAddress, reviewAddress } from './gap-address';
import { useCountAgain } from './useCountAgain';

interface ButtonsProps {
  row: ListedFinding;
  /** Sentence of the finding, for the accessible names of the buttons. */
  name: string;
  onDismiss: () => void;
}

/** What can be done about a finding: its remedy, if there is one, and that it is dismissed or shown again. */
export function FindingButtons({ row, name, onDismiss }: ButtonsProps) {
  const t = useT();
  const notify = useNotify();
  const { remove } = useRemove(dismissedFinding);
  const { dismissed } = row;
  const { isRunning, count } = useCountAgain(row);
  const missing = gapAddress(row);
  const review = reviewAddress(row);
  const showAgain = async (id: string) => {
    const outcome = await remove(id);
    if (outcome.state === 'failed') notify(t(outcome.error.message), 'bad');
  };
  return dismissed ? (
    <Button size="small" onClick={() => void showAgain(dismissed._id)}>
      {t('Show again')}
    </Button>
  ) : (
    <div className="act-finding-ways">
      {review && (
        <Link to={review} aria-label={`${t('Review figure')}: ${name}`}>
          {t('Review figure')}
        </Link>
      )}
      {row.calculations && (
        <Button
          size="small"
          loading={isRunning && { delay: 200 }}
          aria-label={`${t('Count it')}: ${name}`}
          onClick={count}
        >
          {t('Count it')}
        </Button>
      )}
      {missing && (
        <Link to={missing} aria-label={`${t('Add')}: ${name}`}>
          {t('Add')}
        </Link>
      )}
      <Button size="small" onClick={onDismiss}>
        {t('Dismiss')}
      </Button>
    </div>
  );
}
