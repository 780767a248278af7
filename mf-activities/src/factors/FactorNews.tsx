import { recalculate } from '@lichen/contracts/activities/recalculation/recalculation.call';
import { paths } from '@lichen/contracts/api/paths';
import { usePortal, useT } from '@lichen/kit';
import { Alert } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { editionOf } from './factor-words';
import { useFactorSets } from './useFactorSets';

/** Notice about an imported edition that is newer than the shipped one: figures use it from the next recalculation. */
export function FactorNews() {
  const t = useT();
  const { may } = usePortal();
  const news = (useFactorSets().data?.list ?? []).filter(({ newer }) => newer);
  if (news.length === 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      message={t('Newer factors have been imported')}
      description={
        <>
          {news.map((set) => `${set.publisher}, ${set.title}, ${editionOf(set)}`).join(' · ')}.{' '}
          {may(recalculate.allow) && <Link to={paths.recalculations}>{t('Preview a recalculation')}</Link>}
        </>
      }
    />
  );
}
