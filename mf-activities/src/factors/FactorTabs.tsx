import { paths } from '@lichen/contracts/api/paths';
import { usePortal, useT } from '@lichen/kit';
import { Segmented } from '@lichen/kit/antd';
import { useLocation, useNavigate } from '@lichen/kit/router';
import { OWN_FACTORS_ALLOW } from '../shared/area-places';

/** Tabs for published factors and the account's own factors. */
export function FactorTabs() {
  const t = useT();
  const { may } = usePortal();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (!may(OWN_FACTORS_ALLOW)) return null;
  return (
    <div>
      <Segmented
        aria-label={t('Factors')}
        value={pathname}
        options={[
          { value: paths.factors, label: t('Published') },
          { value: paths.ownFactors, label: t('Custom') },
        ]}
        onChange={(to) => navigate(to)}
      />
    </div>
  );
}
