import type { FirstStep } from '@lichen/contracts/portal/first-steps';
import { Card, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';

/** Invites the colleague who keeps the bills, who then gets first steps of their own. */
export function InviteCard({ step }: { step: FirstStep }) {
  const t = useT();
  const navigate = useNavigate();
  const [way] = step.ways;
  return way ? (
    <Card className="p-beside-steps" title={t('Not your task?')}>
      <p className="p-quiet">
        {t('Invite whoever keeps the bills. They get the role you choose and see only the steps that are theirs.')}
      </p>
      <Button onClick={() => navigate(way.path)}>{t('Invite somebody')}</Button>
    </Card>
  ) : null;
}
