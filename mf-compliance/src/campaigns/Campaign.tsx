import { paths } from '@lichen/contracts/api/paths';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { type Stage, STAGES } from '@lichen/contracts/compliance/demands/demand-words';
import { TEXTS } from '@lichen/contracts/text/texts';
import { Card, DataTable, ExportButton, useFormat, useRecords, useT, useTableView } from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { useMemo, useState } from 'react';
import type { Configuration } from '../configurations/configuration-columns';
import { RemindChosen } from '../demands/RemindChosen';
import { partnerName } from '../shared/proof-words';
import { campaignColumns } from './campaign-columns';
import { CampaignStages } from './CampaignStages';
import { RemindWaiting } from './RemindWaiting';
import { Repeat } from './Repeat';

/** Most partners in the exported file, which holds more than the current page of the list. */
const MOST = 2000;

const NOBODY: ReadonlySet<string> = new Set();

/** Partners asked by a configuration, with the stage of each. */
export function Campaign({ of: one }: { of: Configuration }) {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const view = useTableView('campaign');
  const [chosen, setChosen] = useState(NOBODY);
  const { url } = view;
  const open = (Object.keys(STAGES) as Stage[]).find((stage) => stage === url.one('stage'));
  const columns = useMemo(() => campaignColumns(t, format), [t, format]);
  const asked = { config_id: one._id, ...(open ? { stage: open } : {}) };
  const found = useRecords(demand, { ...view.query, ...asked });
  const all = useRecords(demand, { ...asked, limit: MOST });
  return (
    <Card
      title={t('Partners')}
      actions={
        <span className="cp-acts">
          <RemindWaiting of={all.data?.list ?? []} />
          <ExportButton excel name={one.name} columns={columns} view={view} answer={all.data} />
          <Repeat of={one} />
        </span>
      }
    >
      <div className="cp-form">
        <CampaignStages id={one._id} open={open} />
        <RemindChosen chosen={chosen} onDone={() => setChosen(NOBODY)} />
        <DataTable
          label="Partners"
          columns={columns}
          of={found}
          view={view}
          nameOf={partnerName}
          onOpen={({ _id }) => navigate(paths.complianceDemand(_id))}
          selection={{ chosen, onChange: setChosen }}
          empty={{ text: t(TEXTS.listEmpty), filters: ['stage'] }}
        />
      </div>
    </Card>
  );
}
