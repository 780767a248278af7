import type { ListedFinding } from '@lichen/contracts/activities/checks/checks.call';
import { dismissedFinding } from '@lichen/contracts/activities/checks/dismissed-finding.entity';
import { useNotify, useRemove, useT, failureText } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { CountAgain, RemedyLinks } from './Remedies';

interface ButtonsProps {
  row: ListedFinding;
  /** Sentence of the finding, used in the accessible names of the buttons. */
  name: string;
  onDismiss: () => void;
}

/** Actions on a finding: its remedies, dismissing it, or showing it again. */
export function FindingButtons({ row, name, onDismiss }: ButtonsProps) {
  const t = useT();
  const notify = useNotify();
  const { remove } = useRemove(dismissedFinding);
  const { dismissed } = row;
  const showAgain = async (id: string) => {
    const outcome = await remove(id);
    if (outcome.state === 'failed') notify(failureText(outcome.error), 'bad');
  };
  return dismissed ? (
    <Button size="small" onClick={() => void showAgain(dismissed._id)}>
      {t('Show again')}
    </Button>
  ) : (
    <div className="act-finding-ways">
      <RemedyLinks of={row} name={name} />
      <CountAgain of={row} name={name} />
      <Button size="small" onClick={onDismiss}>
        {t('Dismiss')}
      </Button>
    </div>
  );
}
