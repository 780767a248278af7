import { type FindingsAnswer, listFindings } from '@lichen/contracts/activities/checks/checks.call';
import { type TotalGaps, totalGaps } from '@lichen/contracts/activities/comparison/total-gaps.call';
import { type BehindFigures, behindFiguresCall } from '@lichen/contracts/activities/dependence/dependent-figures.call';
import { APPROVED_YEAR_TEXTS } from '@lichen/contracts/activities/years/approved-year-texts';
import { inventoryYearReview, type InventoryYearReview } from '@lichen/contracts/activities/years/inventory-year.call';
import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { paths } from '@lichen/contracts/api/paths';
import { yearBounds } from '@lichen/contracts/formats/days';
import { QueryStates, Skeleton, StatusTag, useCall, useFormat, usePostedCall, useSaid, useT, useTn } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import type { ReactNode } from 'react';
import { EstimatedTotal } from '../comparison/EstimatedTotal';
import { EmptyMonths } from '../comparison/TotalGaps';
import { typeName } from '../shared/activity-name';

/** Activities whose figure could not be calculated are listed separately. */
const OF_FIGURES = 'missing_factor';

/** Points to review before a year is approved, each with a link. */
export function YearReview({ year }: { year: number }) {
  const { from, to } = yearBounds(year);
  const findings = useCall<FindingsAnswer>(listFindings, { start_date: from, end_date: to, limit: 1 });
  const review = useCall<InventoryYearReview>(inventoryYearReview, { year });
  const gaps = usePostedCall<ListAnswer<TotalGaps>>(totalGaps, { periods: [{ from, to }] });
  const behind = useCall<{ obj: BehindFigures }>(behindFiguresCall, {}).data?.obj.years ?? [];
  const wait = <Skeleton rows={4} height={28} />;
  return (
    <QueryStates of={findings} skeleton={wait}>
      {({ kinds }) => (
        <QueryStates of={review} skeleton={wait}>
          {(found) => (
            <QueryStates of={gaps} skeleton={wait}>
              {({ list: [lacking] }) => (
                <ReviewList
                  {...{ year, kinds, review: found }}
                  emptyMonths={lacking?.empty_months ?? []}
                  behind={behind.find((each) => each.year === year)?.activities ?? 0}
                />
              )}
            </QueryStates>
          )}
        </QueryStates>
      )}
    </QueryStates>
  );
}

interface ListProps {
  readonly year: number;
  readonly kinds: FindingsAnswer['kinds'];
  readonly review: InventoryYearReview;
  /** Months in which no source has entries; gaps between two bills do not include these. */
  readonly emptyMonths: readonly number[];
  /** Number of the year's figures that are older than the records they are calculated from. */
  readonly behind: number;
}

function ReviewList({ year, kinds, review, emptyMonths, behind }: ListProps) {
  const { rows, without_figure, hand_made, rests, rests_complete } = review;
  const t = useT();
  const tn = useTn();
  const { from, to } = yearBounds(year);
  const days = { start_date: String(from), end_date: String(to) };
  const checks = (kind?: string) =>
    `/activities/checks?${new URLSearchParams({ ...days, ...(kind === undefined ? {} : { kind }) })}`;
  const gaps = kinds.gap ?? 0;
  const open = Object.entries(kinds).filter(([kind]) => kind !== 'gap' && kind !== OF_FIGURES);
  const others = open.reduce((sum, [, count]) => sum + (count ?? 0), 0);
  const missing = paths.activities({ ...days, show_invalid_carbon: 'true' });
  return (
    <>
      <p className="act-quiet">{tn(rows, 'The seal holds {count} row.', 'The seal holds {count} rows.')}</p>
      <ul className="act-year-review">
        {(gaps > 0 || emptyMonths.length === 0) && (
          <Line count={gaps} to={checks('gap')} none={t('No gaps')}>
            {tn(gaps, '{count} gap', '{count} gaps')}
          </Line>
        )}
        {emptyMonths.length > 0 && (
          <Line count={emptyMonths.length}>
            <EmptyMonths months={emptyMonths} />
          </Line>
        )}
        {behind > 0 && (
          <Line count={behind} to={paths.activities({ ...days, behind: 'true' })}>
            {tn(behind, '{count} figure is out of date', '{count} figures are out of date')}
          </Line>
        )}
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

/** Statements and reports based on this year, with a note if they could not all be determined. */
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

function Line({ count, to, none, children }: { count: number; to?: string; none?: string; children: ReactNode }) {
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
