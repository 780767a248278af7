import { getChangeBridge } from '@lichen/contracts/activities/bridge/change-bridge.call';
import { NoPermission, Page, useFormat, usePortal, useT, useTableView } from '@lichen/kit';
import { ActivityAreaNav } from '../shared/ActivityAreaNav';
import { BridgeSearch } from '../bridge/BridgeSearch';
import { changePeriods } from '../bridge/change-periods';
import { Reasons } from '../bridge/Reasons';
import { comparedText } from '../comparison/period-words';
import '../shared/activities.css';
import '../shared/calcs.css';

export default function ChangeBridge() {
  const { may } = usePortal();
  return may(getChangeBridge.allow) ? <Bridge /> : <NoPermission who={getChangeBridge.allow} />;
}

function Bridge() {
  const t = useT();
  const format = useFormat();
  const { today } = usePortal();
  const view = useTableView('change');
  const asked = changePeriods(view.url, today());
  const context = asked.errors ? {} : { context: comparedText(asked, { t, format }) };
  return (
    <Page wide title={t('Reasons for change')} {...context}>
      <ActivityAreaNav />
      <BridgeSearch url={view.url} {...asked} />
      {!asked.errors && <Reasons view={view} compared={asked} />}
    </Page>
  );
}
