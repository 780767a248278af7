import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { decideImport } from '@lichen/contracts/imports/import.call';
import { fileImport } from '@lichen/contracts/imports/import.entity';
import { paths } from '@lichen/contracts/api/paths';
import { QueryStates, NoPermission, Page, useFormat, usePortal, useRecord, useT, useUrlState } from '@lichen/kit';
import { useParams } from '@lichen/kit/router';
import { ImportStepView } from '../imports/ImportStepView';
import { ImportSteps } from '../imports/ImportSteps';
import { IMPORT_WORDS, isInProgress } from '../imports/import-words';
import { useImportCall } from '../imports/useImportCall';
import { RunningJob } from '../shared/jobs/RunningJob';
import '../shared/calcs.css';
import '../imports/imports.css';
import '../imports/check.css';

export default function ImportDetail() {
  const { may } = usePortal();
  const { id = '' } = useParams();
  return may(fileImport.allow.read) ? <Detail id={id} /> : <NoPermission who={fileImport.allow.read} />;
}

function Detail({ id }: { id: string }) {
  const t = useT();
  const format = useFormat();
  const asked = useUrlState().one('step');
  const found = useRecord(fileImport, id);
  const record = found.data;
  const call = useImportCall(id, found.refetch);
  return (
    <Page
      title={record?.name ?? t('Import')}
      back={{ to: paths.imports, label: 'Imports' }}
      context={record && `${t(ACTIVITY_TYPES[record.activity as ActivityType])} · ${format.moment(record.created_on)}`}
    >
      <QueryStates of={found}>
        {(loaded) => (
          <>
            <ImportSteps record={loaded} asked={asked} />
            {isInProgress(loaded) ? (
              <RunningJob
                key={loaded.job_id}
                title={t(IMPORT_WORDS[loaded.state].words)}
                jobId={loaded.job_id}
                onCancel={() => void call.send(decideImport, { decision: 'cancel' })}
                onEnd={() => void found.refetch()}
              />
            ) : (
              <ImportStepView record={loaded} asked={asked} call={call} onDone={found.refetch} />
            )}
          </>
        )}
      </QueryStates>
    </Page>
  );
}
