import { decideFactorImport } from '@lichen/contracts/activities/factors/factor-import.call';
import { factorImport } from '@lichen/contracts/activities/factors/factor-import.entity';
import type { FileFault } from '@lichen/contracts/activities/factors/factor-import-texts';
import { paths } from '@lichen/contracts/api/paths';
import {
  asDataError,
  failureText,
  Card,
  data,
  QueryStates,
  JobProgress,
  StatusTag,
  useJob,
  useSingleFlight,
  useRecord,
  useT,
  useNotify,
} from '@lichen/kit';
import { Alert, Button } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import { useEffect } from 'react';
import { FACTOR_IMPORT_WORDS, type FactorImport, isInProgress } from './factor-import-words';
import { FactorImportPlanView } from './FactorImportPlanView';

interface Props {
  readonly id: string;
  onEnd: () => unknown;
}

/** One imported file: its proposed changes or its errors, and the decision. */
export function FactorImportDetail({ id, onEnd }: Props) {
  const t = useT();
  const notify = useNotify();
  const found = useRecord(factorImport, id);
  const { run, isRunning } = useSingleFlight<void>();
  const ended = async () => {
    await found.refetch();
    await onEnd();
  };
  const decide = (decision: 'store' | 'discard') =>
    void run(async () => {
      try {
        await data(decideFactorImport.name, { method: 'POST', body: { id, decision } });
      } catch (error) {
        notify(failureText(asDataError(error)), 'bad');
      }
      await ended();
    });
  const record = found.data;
  const shown = record && FACTOR_IMPORT_WORDS[record.state];
  return (
    <Card
      title={record?.name ?? t('Import')}
      aside={shown && <StatusTag tone={shown.tone}>{t(shown.words)}</StatusTag>}
    >
      <QueryStates of={found}>
        {(loaded) =>
          isInProgress(loaded) ? (
            <UnderWay key={loaded.job_id} record={loaded} onEnd={() => void ended()} />
          ) : (
            <>
              <Outcome record={loaded} />
              {loaded.state === 'proposed' && (
                <div className="imp-actions">
                  <Button type="primary" loading={isRunning} onClick={() => decide('store')}>
                    {t('Store for all companies')}
                  </Button>
                  <Button disabled={isRunning} onClick={() => decide('discard')}>
                    {t('Discard')}
                  </Button>
                </div>
              )}
            </>
          )
        }
      </QueryStates>
    </Card>
  );
}

function UnderWay({ record, onEnd }: { record: FactorImport; onEnd: () => void }) {
  const t = useT();
  const { job, isOver } = useJob(record.job_id);
  // The end of the job may be received before the change of the record, or without it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end, not for each new function
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver]);
  return job ? <JobProgress job={job} /> : <p className="act-quiet">{t(FACTOR_IMPORT_WORDS[record.state].words)}</p>;
}

function Outcome({ record: { state, plan, faults, message } }: { record: FactorImport }) {
  const t = useT();
  if (state === 'failed')
    return <Alert type="error" showIcon message={t('The file could not be read. Upload it again.')} />;
  if (faults) return <Faults faults={faults} />;
  return (
    <>
      {message && <Alert type="warning" showIcon message={t(message)} />}
      {plan && <FactorImportPlanView plan={plan} />}
      {state === 'stored' && (
        <p>
          {t('Each company’s figures stay the same until it recalculates them.')}{' '}
          <Link to={paths.recalculations}>{t('Recalculation')}</Link>
        </p>
      )}
    </>
  );
}

function Faults({ faults }: { faults: readonly FileFault[] }) {
  const t = useT();
  return (
    <>
      <Alert type="error" showIcon message={t('The file was refused. Nothing was stored.')} />
      <ul className="imp-faults">
        {faults.map(({ line, text, params }) => (
          <li key={`${line} ${text} ${Object.values(params).join(' ')}`}>
            {line !== null && <b>{t('Line {number}:', { number: String(line) })} </b>}
            {t(text, params)}
          </li>
        ))}
      </ul>
    </>
  );
}
