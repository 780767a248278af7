import type { InventoryYearRow } from '@lichen/contracts/activities/years/inventory-year.call';
import { Card, useFormat, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { ChangeText } from '../recalculation/ProposalSums';
import { yearChanges } from './year-words';

/** Differences between an approved year and its present figures. */
export function YearChanges({ row }: { row: InventoryYearRow }) {
  const t = useT();
  const format = useFormat();
  const year = String(row.year);
  return (
    <Card
      title={t('{year} has changed since it was approved', { year })}
      actions={<Link to="/activities/change">{t('Why it changed')}</Link>}
    >
      <div className="act-scroll">
        <table className="act-calcs">
          <thead>
            <tr>
              <th>{t('Scope')}</th>
              <th className="act-number">{`${t('Approved')}, ${format.unit}`}</th>
              <th className="act-number">{`${t('Now')}, ${format.unit}`}</th>
              <th className="act-number">{`${t('Difference')}, ${format.unit}`}</th>
            </tr>
          </thead>
          <tbody>
            {yearChanges(row).map(({ words, before_kg, after_kg }) => (
              <tr key={words}>
                <td>{t(words)}</td>
                <td className="act-number">{format.co2(before_kg)}</td>
                <td className="act-number">{format.co2(after_kg)}</td>
                <td className="act-number">
                  <ChangeText before_kg={before_kg} after_kg={after_kg} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
