import {
  inventoryYearDifferences,
  type InventoryYearRow,
  type YearDifference,
  type YearDifferences as Differences,
} from '@lichen/contracts/activities/years/inventory-year.call';
import { paths } from '@lichen/contracts/api/paths';
import { Card, QueryStates, Skeleton, useCall, useFormat, useT, useTn } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { ChangeText } from '../recalculation/ProposalSums';
import { typeName } from '../shared/activity-name';
import { EvidenceLink } from './EvidenceLink';
import { DIFFERENCES_SHOWN, totalOf, yearChanges } from './year-words';

const WHAT = { new: 'New', changed: 'Changed', gone: 'Deleted', without_figure: 'No figure' } as const;

/** Activities whose rows differ from the approved ones: before and after, who changed them and why. */
export function YearDifferences({ row }: { row: InventoryYearRow }) {
  const t = useT();
  const { year } = row;
  const found = useCall<Differences>(inventoryYearDifferences, { year, limit: DIFFERENCES_SHOWN });
  return (
    <Card title={t('Why {year} has changed since it was approved', { year: String(year) })}>
      <QueryStates of={found} skeleton={<Skeleton rows={3} height={40} />}>
        {(differences) => <DifferenceTable row={row} differences={differences} />}
      </QueryStates>
    </Card>
  );
}

function DifferenceTable({ row, differences: { list, total } }: { row: InventoryYearRow; differences: Differences }) {
  const t = useT();
  const tn = useTn();
  const { unit } = useFormat();
  return (
    <>
      <p className="act-quiet">
        {tn(
          total,
          '{count} activity differs from what was approved',
          '{count} activities differ from what was approved',
        )}
        {list.length < total && ` · ${t('the first {count} are shown', { count: list.length })}`}
      </p>
      <div className="act-scroll">
        <table className="act-calcs">
          <thead>
            <tr>
              <th>{t('Activity')}</th>
              <th>{t('Who and why')}</th>
              <th className="act-number">{`${t('Approved')}, ${unit}`}</th>
              <th className="act-number">{`${t('Now')}, ${unit}`}</th>
              <th className="act-number">{`${t('Difference')}, ${unit}`}</th>
            </tr>
          </thead>
          <tbody>
            {list.map((each) => (
              <DifferenceRow key={each._id} of={each} />
            ))}
          </tbody>
          <tfoot className="act-foot">
            {row.approved && (
              <SumRow words={t('Year, location-based')} before={totalOf(row.approved)} after={totalOf(row.now)} />
            )}
            {yearChanges(row).map(({ words, before_kg, after_kg }) => (
              <SumRow key={words} words={t(words)} before={before_kg} after={after_kg} />
            ))}
          </tfoot>
        </table>
      </div>
    </>
  );
}

function DifferenceRow({ of }: { of: YearDifference }) {
  const t = useT();
  const format = useFormat();
  const { _id, what, location, from, to, changes, before_kg, after_kg, market_before_kg, market_after_kg } = of;
  const name = t(typeName(of));
  const hasMarket = market_before_kg !== null || market_after_kg !== null;
  const figure = (kg: number | null) => (kg === null ? '–' : format.co2(kg));
  const market = (kg: number | null) =>
    hasMarket && <span className="act-quiet act-year-line">{t('market-based {figure}', { figure: figure(kg) })}</span>;
  return (
    <tr>
      <td>
        <strong>{what === 'gone' ? name : <Link to={paths.activity(_id)}>{name}</Link>}</strong> {t(WHAT[what])}
        <span className="act-quiet act-year-line">
          {[location?.name, format.period(from, to)].filter(Boolean).join(', ')}
        </span>
      </td>
      <td>
        {changes.map(({ _id: event, by, name: person, on, reason, evidence }) => (
          <p key={event} className="act-year-why">
            <span title={by}>{person ?? by}</span>, {format.moment(on)}
            <span className="act-quiet act-year-line">“{reason}”</span>
            <EvidenceLink of={{ _id: event, evidence }} />
          </p>
        ))}
      </td>
      <td className="act-number">
        {figure(before_kg)}
        {market(market_before_kg)}
      </td>
      <td className="act-number">
        {figure(after_kg)}
        {market(market_after_kg)}
      </td>
      <td className="act-number">
        <ChangeText before_kg={before_kg ?? 0} after_kg={after_kg ?? 0} />
      </td>
    </tr>
  );
}

function SumRow({ words, before, after }: { words: string; before: number; after: number }) {
  const format = useFormat();
  return (
    <tr>
      <th colSpan={2} scope="row">
        {words}
      </th>
      <td className="act-number">{format.co2(before)}</td>
      <td className="act-number">{format.co2(after)}</td>
      <td className="act-number">
        <ChangeText before_kg={before} after_kg={after} />
      </td>
    </tr>
  );
}
