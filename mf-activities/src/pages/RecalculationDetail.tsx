import { recalculation } from '@lichen/contracts/activities/recalculation/recalculation.entity';
import { paths } from '@lichen/contracts/api/paths';
import {
  Card,
  EmptyState,
  QueryStates,
  NoPermission,
  Page,
  useFormat,
  usePortal,
  useRecord,
  useT,
  useTn,
  StatusTag,
  RunningJob,
} from '@lichen/kit';
import { Alert, Button } from '@lichen/kit/antd';
import { useParams } from '@lichen/kit/router';
import { calcName } from '../calculations/calc-words';
import { ProposalSums, ProposalTotal } from '../recalculation/ProposalSums';
import type { FigureName } from '../recalculation/ChangeCauses';
import { RecalculationChanges } from '../recalculation/RecalculationChanges';
import { scopeText, isInProgress, type Recalculation, STATES, stateOf } from '../recalculation/recalculation-words';
import { useDecision } from '../recalculation/useDecision';
import { useLocationNames } from '../recalculation/useLocationNames';
import '../shared/calcs.css';
import '../recalculation/recalculation.css';

function RecalculationState({ record }: { record: Recalculation }) {
  const t = useT();
  const { words, tone } = stateOf(record);
  return <StatusTag tone={tone}>{t(words)}</StatusTag>;
}

export default function RecalculationDetail() {
  const { may } = usePortal();
  const { id = '' } = useParams();
  return may(recalculation.allow.read) ? <Detail id={id} /> : <NoPermission who={recalculation.allow.read} />;
}

function Detail({ id }: { id: string }) {
  const t = useT();
  const format = useFormat();
  const inventoryLineName = useLocationNames();
  const found = useRecord(recalculation, id);
  const record = found.data;
  const { ask, cancel, isRunning } = useDecision(id, format.number(record?.changed ?? 0), found.refetch);
  const isOpen = record?.state === 'proposed';
  return (
    <Page
      title={t('Recalculation')}
      back={{ to: paths.recalculations, label: 'Recalculations' }}
      context={
        record && (
          <>
            {scopeText(record, { t, format, inventoryLineName })} · {format.moment(record.created_on)} ·{' '}
            <RecalculationState record={record} />
          </>
        )
      }
      actions={
        isOpen && (
          <>
            <Button disabled={isRunning} onClick={() => void ask('discard')}>
              {t('Discard')}
            </Button>
            {record.changed > 0 && (
              <Button type="primary" loading={isRunning} onClick={() => void ask('commit')}>
                {t('Commit')}
              </Button>
            )}
          </>
        )
      }
    >
      <QueryStates of={found}>
        {(loaded) =>
          isInProgress(loaded) ? (
            <RunningJob
              title={t(STATES[loaded.state].words)}
              jobId={loaded.job_id}
              onCancel={() => void cancel()}
              onEnd={() => void found.refetch()}
            />
          ) : (
            <Outcome record={loaded} />
          )
        }
      </QueryStates>
    </Page>
  );
}

const figureName: FigureName = (figure) => calcName({ ...figure, method: 'factor' });

function Outcome({ record }: { record: Recalculation }) {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  const { state, seen, changed, written, stale, closed, difference } = record;
  if (state === 'failed')
    return (
      <Alert
        type="error"
        showIcon
        message={t('This recalculation failed. No figures have changed. Start a new one.')}
      />
    );
  if (!difference) return <Alert type="info" showIcon message={t('Cancelled before the proposal was ready.')} />;
  if (changed === 0) return <EmptyState text={t('No changes: all figures already match the current factors.')} />;
  const count = { seen: format.number(seen), changed: format.number(changed) };
  return (
    <>
      <Card className="act-proposal">
        <p>{t('{changed} of {seen} activities would change.', count)}</p>
        <ProposalTotal total={difference.total} />
        {state === 'committed' && (
          <p className="act-quiet">
            {tn(written, '{count} activity was updated.', '{count} activities were updated.')}
          </p>
        )}
        {stale > 0 && (
          <p className="act-quiet">
            {t('{count} were edited after the proposal and left unchanged.', {
              count: format.number(stale),
            })}
          </p>
        )}
        {closed ? (
          <p className="act-quiet">
            {t('{count} fall in an approved year and do not change.', { count: format.number(closed) })}
          </p>
        ) : null}
        {difference.reasons.length > 0 && (
          <ul className="act-proposal-reasons">
            {difference.reasons.map(({ reason, rows }) => (
              <li key={reason}>
                {t(reason)} <span className="act-quiet">{tn(rows, '{count} figure', '{count} figures')}</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <ProposalSums difference={difference} />
      <RecalculationChanges id={record._id} figureName={figureName} />
    </>
  );
}
