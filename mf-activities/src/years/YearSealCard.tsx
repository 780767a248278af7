import {
  decideInventoryYear,
  type InventoryYearRow,
  verifyInventoryYear,
  type YearVerification,
} from '@lichen/contracts/activities/years/inventory-year.call';
import {
  asDataError,
  failureText,
  Card,
  data,
  Seal,
  StatusTag,
  useFormat,
  usePortal,
  useSingleFlight,
  useT,
  useTn,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { type ReactNode, useState } from 'react';
import { placesOf } from './SealContents';
import { hasEnded, isApprovable, marketTotalOf, shortSeal, totalOf, yearState } from './year-words';

export type Decision = 'approve' | 'reopen';

interface Props {
  readonly row: InventoryYearRow;
  readonly onDecide: (decision: Decision) => void;
}

/** Seal of a year: who approved it and when, its contents, and whether it still matches. */
export function YearSealCard({ row, onDecide }: Props) {
  const t = useT();
  const { state, waiting } = row;
  const { words, tone } = yearState(row);
  const year = String(row.year);
  const isApproved = state === 'approved';
  return (
    <Card className="act-year">
      {isApproved && <Seal isChanged={row.changed_since_approval} />}
      <div className="act-year-words">
        <h2>
          {isApproved ? t('{year} is approved', { year }) : t('{year} is not approved', { year })}{' '}
          {(row.changed_since_approval || waiting) && <StatusTag tone={tone}>{t(words)}</StatusTag>}
        </h2>
        {waiting && <WaitingLine waiting={waiting} />}
        {isApproved && <SealFacts row={row} />}
      </div>
      <DecisionButtons row={row} onDecide={onDecide} />
    </Card>
  );
}

function WaitingLine({ waiting: { by, name, on, is_me } }: { waiting: NonNullable<InventoryYearRow['waiting']> }) {
  const t = useT();
  const format = useFormat();
  return (
    <p className="act-quiet">
      {t('Approved by {by} on {on}.', { by: name ?? by, on: format.moment(on) })}{' '}
      {is_me
        ? t('A second person has to approve the year.')
        : t('If the figures have not changed, your approval completes it.')}
    </p>
  );
}

export function DecisionButtons({ row, onDecide }: Props) {
  const t = useT();
  const { may, today } = usePortal();
  const isOver = hasEnded(row.year, today());
  if (!may(decideInventoryYear.allow) || !isOver) return null;
  const isApproved = row.state === 'approved';
  return (
    <div className="act-year-buttons">
      {isApprovable(row) && !row.waiting?.is_me && (
        <Button type="primary" onClick={() => onDecide('approve')}>
          {isApproved ? t('Approve again') : t('Approve')}
        </Button>
      )}
      {(isApproved || row.waiting) && (
        <Button onClick={() => onDecide('reopen')}>{isApproved ? t('Reopen') : t('Reset approval')}</Button>
      )}
    </div>
  );
}

function SealFacts({ row }: { row: InventoryYearRow }) {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  const { approvers, approver_names, approved_on, rows, approved, seal } = row;
  const market = approved && marketTotalOf(approved);
  const contents = [rows === null ? '' : tn(rows, '{count} row', '{count} rows'), ...placesOf(row, tn)].filter(Boolean);
  // A changed year says it in a card of its own.
  const counts = row.changed_since_approval ? [] : contents;
  return (
    <dl className="act-year-facts">
      <Pair label={approvers.length > 1 ? t('Approved by two people') : t('Approved by')}>
        <span title={approvers.join(', ')}>{approvers.map((email, at) => approver_names[at] ?? email).join(', ')}</span>
      </Pair>
      <Pair label={t('Sealed')}>{approved_on !== null && format.moment(approved_on)}</Pair>
      {approved && (
        <Pair label={t('Approved total')}>
          {format.co2(totalOf(approved))} {format.unit} CO₂e
        </Pair>
      )}
      {market !== null && (
        <Pair label={t('Approved total, market-based')}>
          {format.co2(market)} {format.unit} CO₂e
        </Pair>
      )}
      {counts.length > 0 && <Pair label={t('What the seal holds')}>{counts.join(', ')}</Pair>}
      <Pair label={t('Seal')}>
        {seal === null ? t('Approved before seals were introduced') : <Verified year={row.year} seal={seal} />}
      </Pair>
    </dl>
  );
}

function Pair({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const verdict = ({ is_intact, is_unchanged }: YearVerification): string => {
  if (is_unchanged) return 'The seal fits the rows as they are.';
  return is_intact
    ? 'The seal fits once the changes listed below are undone.'
    : 'The seal does not fit: rows were changed in another way than through the portal.';
};

/** Recomputes the seal on the server and shows the result in place. */
function Verified({ year, seal }: { year: number; seal: string }) {
  const t = useT();
  const { may } = usePortal();
  const [told, setTold] = useState<string>();
  const { run, isRunning } = useSingleFlight<void>();
  const verify = () =>
    run(async () => {
      const answer = data<YearVerification>(verifyInventoryYear.name, { query: { year }, patience: 120_000 });
      setTold(await answer.then(verdict, (error) => failureText(asDataError(error))));
    });
  return (
    <>
      <code title={seal}>{shortSeal(seal)}</code>{' '}
      {may(verifyInventoryYear.allow) && (
        <button type="button" className="act-link" disabled={isRunning} onClick={() => void verify()}>
          {t('Verify')}
        </button>
      )}
      <span role="status" className="act-year-verdict">
        {told && t(told)}
      </span>
    </>
  );
}
