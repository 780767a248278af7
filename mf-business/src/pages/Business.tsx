import { Page, usePortal, useT, useUrlState, YearSelect, yearFromUrl } from '@lichen/kit';
import { SectionCards } from '../overview/SectionCards';
import { openSections } from '../overview/sections';

/** The way into every section of the company's data that this person may open, with how complete a year is. */
export default function Business() {
  const t = useT();
  const url = useUrlState();
  const { answer, may, today } = usePortal();
  const year = yearFromUrl(url.one('year'), today());
  return (
    <Page
      title={t('Business')}
      context={t('Your company’s assets, people and partners')}
      actions={<YearSelect year={year} onChange={(next) => url.set({ year: next })} />}
    >
      <SectionCards label={t('Business')} sections={openSections(answer, may)} year={year} />
    </Page>
  );
}
