import { paths } from '@lichen/contracts/api/paths';
import { Page, usePortal, useT, useUrlState, YearSelect, yearFromUrl } from '@lichen/kit';
import { useParams } from '@lichen/kit/router';
import { SectionCards } from '../overview/SectionCards';
import { Materials, Products, Wastes, Water } from '../recycling/sections';
import '../shared/business.css';

const SECTIONS = [
  { id: 'products', title: 'Products', words: 'What you made, its packaging and what came back', Content: Products },
  { id: 'materials', title: 'Materials', words: 'What you recycled in a year', Content: Materials },
  { id: 'water', title: 'Water', words: 'Water used and waste water of the company', Content: Water },
  { id: 'waste', title: 'Waste', words: 'What you generated, recycled and released', Content: Wastes },
] as const;

/** Yearly figures of products, materials, water and waste: an overview of the sections, or one section. */
export default function Recycle() {
  const t = useT();
  const url = useUrlState();
  const { today } = usePortal();
  const { section: id } = useParams();
  const year = yearFromUrl(url.one('year'), today());
  const section = SECTIONS.find((each) => each.id === id);
  if (!section)
    return (
      <Page title={t('Recycling')} actions={<YearSelect year={year} onChange={(next) => url.set({ year: next })} />}>
        <SectionCards
          label={t('Recycling')}
          sections={SECTIONS.map(({ id, title, words }) => ({ path: paths.recycled(id), title, words }))}
          year={year}
        />
      </Page>
    );
  const { Content, title } = section;
  return (
    <Page
      title={t(title)}
      back={{ to: paths.recycle, label: 'Recycling' }}
      actions={<YearSelect year={year} onChange={(next) => url.set({ year: next })} />}
    >
      <Content key={section.id} year={year} />
    </Page>
  );
}
