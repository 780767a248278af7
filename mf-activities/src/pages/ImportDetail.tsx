import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { decideImport } from '@lichen/contracts/activities/imports/import.call';
import { activityImport } from '@lichen/contracts/activities/imports/import.entity';
import { paths } from '@lichen/contracts/paths';
import {
  Card,
  FiveStates,
  JobProgress,
  NoPermission,
  Page,
  useFormat,
  useJob,
  usePortal,
  useRecord,
  useT,
} from '@lichen/kit';
import { useParams } from '@lichen/kit/router';
import { useEffect } from 'react';
import { ImportSettled } from '../imports/ImportSettled';
import { ImportSteps } from '../imports/ImportSteps';
import { type Import, IMPORT_WORDS, isUnderWay, stepOf } from '../imports/import-words';
import { useImportCall } from '../imports/useImportCall';
import '../parts/calcs.css';
import '../imports/imports.css';

export default function ImportDetail() {
  const { may } = usePortal();
  const { id = '' } = useParams();
  return may(activityImport.allow.read) ? <Detail id={id} /> : <NoPermission />;
}

function Detail({ id }: { id: string }) {
  const t = useT();
  const format = useFormat();
  const found = useRecord(activityImport, id);
  const record = found.data;
  const call = useImportCall(id, found.refetch);
  return (
    <Page
      title={record?.name ?? t('Import')}
      back={{ to: paths.imports, label: 'Imports' }}
      context={record && `${t(ACTIVITY_TYPES[record.activity as ActivityType])} · ${format.moment(record.created_on)}`}
    >
      <FiveStates of={found}>
        {(loaded) => (
          <>
            <ImportSteps at={stepOf(loaded)} />
            {isUnderWay(loaded) ? (
              <UnderWay
                key={loaded.job_id}
                record={loaded}
                onCancel={() => void call.send(decideImport, { decision: 'cancel' })}
                onEnd={() => void found.refetch()}
              />
            ) : (
              <ImportSettled record={loaded} call={call} onDone={found.refetch} />
            )}
          </>
        )}
      </FiveStates>
    </Page>
  );
}

interface UnderWayProps {
  record: Import;
  onCancel: () => void;
  onEnd: () => void;
}

function UnderWay({ record, onCancel, onEnd }: UnderWayProps) {
  const t = useT();
  const { job, isOver } = useJob(record.job_id);
  // The end of the work may be heard of before the change of the record, or instead of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end, not for each new function
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver]);
  return (
    <Card title={t(IMPORT_WORDS[record.state].words)}>
      {job && <JobProgress job={job} onCancel={onCancel} />}
      <p className="act-quiet">{t('You can leave this page and come back: the work goes on.')}</p>
    </Card>
  );
}
