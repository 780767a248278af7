import { paths } from '@lichen/contracts/api/paths';
import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { Page, Skeleton, usePortal, useSingleton, useT, useUrlState, YearSelect, yearFromUrl } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { Suspense } from 'react';
import { COMPANY_TABS } from '../company/company-tabs';
import { useTabCounts } from '../company/useTabCounts';
import { isPageOpen } from '../shared/is-page-open';
import { PageTabs } from '../shared/PageTabs';
import { SupportVideo } from '../shared/SupportVideo';
import { useRememberedTab } from '../shared/remembered-tab';
import '../shared/business.css';

/** The company's own data, by tab and year. */
export default function Company() {
  const t = useT();
  const url = useUrlState();
  const { may, today, answer } = usePortal();
  const profile = useSingleton(companyProfile);
  const tabs = COMPANY_TABS.filter(({ allow }) => may(allow));
  const open = useRememberedTab(
    'company',
    tabs.map(({ id }) => id),
    url.one('tab'),
  );
  const year = yearFromUrl(url.one('year'), today());
  const counts = useTabCounts(year);
  const Content = tabs.find(({ id }) => id === open)?.Content;
  const name = profile.data?.company_name;
  return (
    <Page
      title={t('Company')}
      context={
        name
          ? t('{company} · the data behind your statements and reports', { company: name })
          : t('The data behind your statements and reports')
      }
      {...(isPageOpen(answer, paths.business) ? { back: { to: paths.business, label: 'Business' } } : {})}
      actions={
        <>
          <SupportVideo id="create_policy" />
          <YearSelect year={year} onChange={(next) => url.set({ year: next })} />
          {isPageOpen(answer, paths.statementReports) && (
            <Link className="biz-link-button" to={paths.statementReports}>
              {t('Go to reports')}
            </Link>
          )}
        </>
      }
    >
      <PageTabs label={t('Company')} tabs={tabs.map((tab) => ({ ...tab, count: counts[tab.id] }))} open={open} />
      <Suspense fallback={<Skeleton rows={6} height={38} />}>{Content && <Content year={year} />}</Suspense>
    </Page>
  );
}
