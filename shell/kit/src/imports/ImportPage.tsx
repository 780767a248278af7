import { decideImport } from '@lichen/contracts/imports/import.call';
import { fileImport } from '@lichen/contracts/imports/import.entity';
import {
  NoPermission,
  Page,
  QueryStates,
  RunningJob,
  useFormat,
  usePortal,
  useRecord,
  useT,
  useUrlState,
} from '../index';
import { useParams } from '../modules/router';
import { type ImportArea, ImportAreaProvider } from './import-area';
import { ImportStepView } from './ImportStepView';
import { ImportSteps } from './ImportSteps';
import { IMPORT_WORDS, isInProgress } from './import-words';
import { useImportCall } from './useImportCall';
import './imports.css';
import './check.css';

/** The page of one import, through all its steps; the id is in the address. */
export function ImportPage({ area }: { area: ImportArea }) {
  const { may } = usePortal();
  const { id = '' } = useParams();
  if (!may(fileImport.allow.read)) return <NoPermission who={fileImport.allow.read} />;
  return (
    <ImportAreaProvider value={area}>
      <Detail id={id} area={area} />
    </ImportAreaProvider>
  );
}

function Detail({ id, area }: { id: string; area: ImportArea }) {
  const t = useT();
  const format = useFormat();
  const asked = useUrlState().one('step');
  const found = useRecord(fileImport, id);
  const record = found.data;
  const call = useImportCall(id, found.refetch);
  return (
    <Page
      title={record?.name ?? t('Import')}
      back={area.list}
      context={record && `${t(area.titleOf(record))} · ${format.moment(record.created_on)}`}
    >
      <QueryStates of={found}>
        {(loaded) => (
          <>
            <ImportSteps record={loaded} asked={asked} />
            {isInProgress(loaded) && (
              <RunningJob
                key={loaded.job_id}
                title={t(IMPORT_WORDS[loaded.state].words)}
                jobId={loaded.job_id}
                onCancel={() => void call.send(decideImport, { decision: 'cancel' })}
                onEnd={() => void found.refetch()}
              />
            )}
            {/* The step stays while its repairs are checked: what is typed meanwhile, and a refusal, has its form. */}
            {(!isInProgress(loaded) || (loaded.state === 'checking' && call.acted.current)) && (
              <ImportStepView record={loaded} asked={asked} call={call} onDone={found.refetch} />
            )}
          </>
        )}
      </QueryStates>
    </Page>
  );
}
