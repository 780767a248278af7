import { paths } from '@lichen/contracts/api/paths';
import { LinkCards, Page, usePortal, useT, useUrlState, YearSelect, yearFromUrl } from '@lichen/kit';
import { useParams } from '@lichen/kit/router';
import { Accidents, Placements, Trainings, Volunteerings } from '../../staff/logs/log-sections';
import { isPageOpen } from '../../shared/is-page-open';
import { SupportVideo } from '../../shared/SupportVideo';
import { inYear } from '../../years/year-of-list';
import '../../shared/business.css';

const SECTIONS = [
  { id: 'accidents', title: 'Accidents', words: 'Injuries and ill health at work', Content: Accidents },
  { id: 'placements', title: 'Placements', words: 'People who learn in another place of work', Content: Placements },
  { id: 'training', title: 'Training', words: 'Courses, their hours and who took part', Content: Trainings },
  { id: 'volunteering', title: 'Volunteering', words: 'Work for others without pay', Content: Volunteerings },
] as const;

/** The four staff logs of a year: an overview, or one log. */
export default function StaffLogs() {
  const t = useT();
  const url = useUrlState();
  const { answer, today } = usePortal();
  const { id } = useParams();
  const year = yearFromUrl(url.one('year'), today());
  const section = SECTIONS.find((each) => each.id === id);
  if (!section)
    return (
      <Page
        title={t('Staff logs')}
        back={
          isPageOpen(answer, paths.business)
            ? { to: paths.business, label: 'Business' }
            : { to: paths.staff, label: 'Staff' }
        }
        actions={
          <>
            <SupportVideo id="staff_logs" />
            <YearSelect year={year} onChange={(next) => url.set({ year: next })} />
          </>
        }
      >
        <LinkCards
          label={t('Staff logs')}
          links={SECTIONS.map((each) => ({
            ...{ path: inYear(paths.staffLog(each.id), url.one('year')), title: t(each.title), words: t(each.words) },
          }))}
        />
      </Page>
    );
  const { Content, title } = section;
  return (
    <Page
      title={t(title)}
      back={{ to: paths.staffLogs, label: 'Staff logs' }}
      actions={<YearSelect year={year} onChange={(next) => url.set({ year: next })} />}
    >
      <Content year={year} />
    </Page>
  );
}
