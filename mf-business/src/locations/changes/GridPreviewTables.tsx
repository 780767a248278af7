import type { BeforeAfter, BothTotals, GridPreview } from '@lichen/contracts/activities/grid-change/grid-preview.call';
import { useFormat, useT, useTn } from '@lichen/kit';
import { changeOf } from './change-of';
import './changes.css';

const BASES: readonly (readonly [basis: keyof BothTotals, title: string])[] = [
  ['location', 'Location-based'],
  ['market', 'Market-based'],
];

/** Figures before and after a change of the grid, by year, for both bases of scope 2. */
export function GridPreviewTables({ preview }: { preview: GridPreview }) {
  return (
    <div className="biz-grid-bases">
      {BASES.map(([basis, title]) => (
        <BasisTable key={basis} title={title} basis={basis} preview={preview} />
      ))}
    </div>
  );
}

interface BasisProps {
  title: string;
  basis: keyof BothTotals;
  preview: GridPreview;
}

function BasisTable({ title, basis, preview }: BasisProps) {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  return (
    <table className="biz-grid-years">
      <caption>
        {t(title)} <span className="biz-quiet">{format.unit} CO₂e</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('Year')}</th>
          <th scope="col">{t('Before')}</th>
          <th scope="col">{t('After')}</th>
          <th scope="col">{t('Difference')}</th>
        </tr>
      </thead>
      <tbody>
        {preview.years.map((year) => (
          <tr key={year.year}>
            <th scope="row">
              {year.year}
              <span className="biz-quiet">{tn(year.activities, '{count} activity', '{count} activities')}</span>
            </th>
            <Figures figures={year[basis]} />
          </tr>
        ))}
      </tbody>
      {preview.years.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{t('Total')}</th>
            <Figures figures={preview[basis]} />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Figures({ figures }: { figures: BeforeAfter }) {
  const format = useFormat();
  const { sign, kg } = changeOf(figures);
  return (
    <>
      <td>{format.co2(figures.before_kg)}</td>
      <td>{format.co2(figures.after_kg)}</td>
      <td>{sign === '' ? '–' : `${sign}${format.co2(kg)}`}</td>
    </>
  );
}
