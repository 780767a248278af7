import { Page, usePortal, useT, useUrlState, YearSelect, yearFromUrl } from '@lichen/kit';
import { SectionCards } from '../overview/SectionCards';
import { openSections } from '../overview/sections';

/** Links to every section of the company's data that the user may open, with the completeness of a year. */
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
