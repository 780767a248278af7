import { type FindingsAnswer, listFindings } from '@lichen/contracts/activities/checks/checks.call';
import { APPROVED_YEAR_TEXTS } from '@lichen/contracts/activities/years/approved-year-texts';
import { inventoryYearReview, type InventoryYearReview } from '@lichen/contracts/activities/years/inventory-year.call';
import { paths } from '@lichen/contracts/api/paths';
import { yearBounds } from '@lichen/contracts/formats/days';
import { QueryStates, Skeleton, StatusTag, useCall, useFormat, useSaid, useT, useTn } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import type { ReactNode } from 'react';
import { EstimatedTotal } from '../comparison/EstimatedTotal';
import { typeName } from '../shared/activity-name';

/** Activities with a figure that could not be calculated are told by themselves. */
const OF_FIGURES = 'missing_factor';

/** What is to be looked at before a year is approved, each with the way to it. */
export function YearReview({ year }: { year: number }) {
  const { from, to } = yearBounds(year);
  const findings = useCall<FindingsAnswer>(listFindings, { start_date: from, end_date: to, limit: 1 });
  const review = useCall<InventoryYearReview>(inventoryYearReview, { year });
  return (
    <QueryStates of={findings} skeleton={<Skeleton rows={4} height={28} />}>
      {({ kinds }) => (
        <QueryStates of={review} skeleton={<Skeleton rows={4} height={28} />}>
          {(found) => <ReviewList year={year} kinds={kinds} review={found} />}
        </QueryStates>
      )}
    </QueryStates>
  );
}

interface ListProps {
  readonly year: number;
  readonly kinds: FindingsAnswer['kinds'];
  readonly review: InventoryYearReview;
}

function ReviewList({ year, kinds, review: { rows, without_figure, hand_made, rests, rests_complete } }: ListProps) {
  const t = useT();
  const tn = useTn();
  const { from, to } = yearBounds(year);
  const days = { start_date: String(from), end_date: String(to) };
  const checks = (kind?: string) =>
    `/activities/checks?${new URLSearchParams({ ...days, ...(kind === undefined ? {} : { kind }) })}`;
  const open = Object.entries(kinds).filter(([kind]) => kind !== 'gap' && kind !== OF_FIGURES);
  const others = open.reduce((sum, [, count]) => sum + (count ?? 0), 0);
  const missing = paths.activities({ ...days, show_invalid_carbon: 'true' });
  return (
    <>
      <p className="act-quiet">{tn(rows, 'The seal holds {count} row.', 'The seal holds {count} rows.')}</p>
      <ul className="act-year-review">
        <Line count={kinds.gap ?? 0} to={checks('gap')} none={t('No gaps')}>
          {tn(kinds.gap ?? 0, '{count} gap', '{count} gaps')}
        </Line>
        <Line count={others} to={checks()} none={t('No open checks')}>
          {tn(others, '{count} open check', '{count} open checks')}
        </Line>
        <Line count={without_figure} to={missing} none={t('Every activity has a figure')}>
          {tn(without_figure, '{count} activity without a figure', '{count} activities without a figure')}
        </Line>
        <Line count={hand_made.total} none={t('No figures were entered manually')}>
          {tn(hand_made.total, '{count} figure entered manually', '{count} figures entered manually')}
        </Line>
      </ul>
      <EstimatedTotal from={from} to={to} />
      {hand_made.total > 0 && <HandMade of={hand_made} />}
      <RestingList rests={rests} isComplete={rests_complete} />
    </>
  );
}

/** Statements and reports based on this year, as far as there are any and could be asked for. */
function RestingList({ rests, isComplete }: { rests: InventoryYearReview['rests']; isComplete: boolean }) {
  const t = useT();
  const say = useSaid();
  const missing = !isComplete && <p className="act-quiet">{say({ words: APPROVED_YEAR_TEXTS.restsIncomplete })}</p>;
  if (rests.length === 0) return missing;
  return (
    <>
      <h3 className="act-year-head">{t('Statements and reports based on this year')}</h3>
      <ul className="act-year-review">
        {rests.map(({ title, address, state }) => (
          <li key={address}>
            <Link to={address}>{say(title)}</Link> {state && <span className="act-quiet">{say(state)}</span>}
          </li>
        ))}
      </ul>
      {missing}
    </>
  );
}

function Line({ count, to, none, children }: { count: number; to?: string; none: string; children: ReactNode }) {
  const t = useT();
  return (
    <li>
      <StatusTag tone={count === 0 ? 'good' : 'attention'}>{count === 0 ? t('Nothing open') : t('Review')}</StatusTag>{' '}
      {count === 0 ? none : to ? <Link to={to}>{children}</Link> : children}
    </li>
  );
}

function HandMade({ of: { list, total } }: { of: InventoryYearReview['hand_made'] }) {
  const t = useT();
  const format = useFormat();
  return (
    <ul className="act-year-hand">
      {list.map((each) => (
        <li key={`${each.activity_id} ${each.kg} ${each.reason ?? ''}`}>
          <Link to={paths.activity(each.activity_id)}>{t(typeName(each))}</Link> {format.co2(each.kg)} {format.unit}
          {each.reason && <span className="act-quiet"> “{each.reason}”</span>}
        </li>
      ))}
      {list.length < total && <li className="act-quiet">{t('the first {count} are shown', { count: list.length })}</li>}
    </ul>
  );
}
