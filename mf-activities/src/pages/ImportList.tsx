import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { paths } from '@lichen/contracts/api/paths';
import { fileImport } from '@lichen/contracts/imports/import.entity';
import { ChoiceField, NoPermission, Page, usePortal, useT, useUrlState } from '@lichen/kit';
import { ImportHistory, ImportStart } from '@lichen/kit/imports';
import { ACTIVITY_IMPORTS } from '../import-area/activity-import-area';
import { ActivityAreaNav } from '../shared/ActivityAreaNav';
import { useServedTypes } from '../shared/AddMenu';

const LEAD =
  'A CSV file or Excel workbook with one activity per row. Nothing is imported until you have reviewed the preview.';

export default function ImportList() {
  const { may } = usePortal();
  return may(fileImport.allow.list) ? <Imports /> : <NoPermission who={fileImport.allow.list} />;
}

function Imports() {
  const t = useT();
  const types = useServedTypes();
  const url = useUrlState();
  const activity = url.one('activity') ?? 'electricity_activitys';
  return (
    <Page
      title={t('Import')}
      context={t('Import many activities at once from a spreadsheet, your own or a supplier’s.')}
    >
      <ActivityAreaNav />
      <ImportStart entity={activity} lead={LEAD} pageOf={paths.import}>
        <ChoiceField
          label="Activity"
          required
          value={activity}
          options={types}
          words={ACTIVITY_TYPES}
          onChange={(next) => url.set({ activity: next })}
        />
      </ImportStart>
      <ImportHistory area={ACTIVITY_IMPORTS} of={Object.keys(ACTIVITY_TYPES)} />
    </Page>
  );
}
