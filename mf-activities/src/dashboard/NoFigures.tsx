import { yearOf } from '@lichen/contracts/formats/days';
import { ADMIN } from '@lichen/contracts/portal/roles';
import { TEXTS } from '@lichen/contracts/text/texts';
import { EmptyState, usePortal, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';

/** Shows a company without entries where to start. */
export function NoFigures({ year }: { year: number }) {
  const t = useT();
  const navigate = useNavigate();
  const { may, today } = usePortal();
  const isNow = year === yearOf(today());
  const begin = may(ADMIN) && isNow && (
    <Button type="primary" onClick={() => navigate('/activities/new/electricity_activitys')}>
      {t('Add first electricity bill')}
    </Button>
  );
  return <EmptyState text={t(TEXTS.chartEmpty)} action={begin} />;
}
