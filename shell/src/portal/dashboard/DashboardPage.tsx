import { paths } from '@lichen/contracts/api/paths';
import { LinkCards, Page, Skeleton, Slot, usePortal, useT, YearSelect } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { Icon } from '../icons/Icon';
import { hasWidgets } from '../loader/WidgetsOf';
import { EmptyDashboard } from '../welcome/EmptyDashboard';
import { FirstStepsCard } from '../welcome/FirstStepsCard';
import { useFirstSteps } from '../welcome/useFirstSteps';
import { sectionCards } from './sections';
import { useYear } from './useYear';

const greeting = (hour: number) => {
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
};

/** A page of slots, filled with the widgets of the account's remotes. */
export default function DashboardPage() {
  const t = useT();
  const { account, answer, now } = usePortal();
  const [year, chooseYear] = useYear();
  const steps = useFirstSteps();
  const company = account.company_name ?? t('Your company');
  // An account without figures, such as a partner's, has nothing to choose a year for.
  const hasYear = hasWidgets(answer, 'dashboard.summary');
  if (steps === undefined) return <Skeleton rows={4} height={120} />;
  if (steps?.isEmpty) return <EmptyDashboard steps={steps} />;
  return (
    <Page
      title={t(greeting(new Date(now()).getHours()))}
      context={hasYear ? t('{company} in {year}', { company, year: String(year) }) : company}
      actions={
        <>
          {account.corporate && <Link to={paths.corporate}>{t('Summary')}</Link>}
          {hasYear && <YearSelect year={year} onChange={chooseYear} />}
        </>
      }
    >
      <div className="p-summary">
        <Slot name="dashboard.summary" props={{ year }} />
      </div>
      <div className="p-columns">
        <div className="p-column">
          <Slot name="dashboard.main" props={{ year }} />
          <SectionCards />
        </div>
        <div className="p-column p-column-side">
          {steps && <FirstStepsCard steps={steps} />}
          <Slot name="dashboard.side" props={{ year }} />
        </div>
      </div>
    </Page>
  );
}

function SectionCards() {
  const t = useT();
  const { answer } = usePortal();
  const links = sectionCards(answer).map(({ path, title, words, icon, drawing }) => ({
    path,
    title: t(title),
    words: t(words),
    icon: <Icon name={icon} drawing={drawing} size={20} />,
  }));
  return links.length > 0 && <LinkCards label={t('Sections')} links={links} />;
}
