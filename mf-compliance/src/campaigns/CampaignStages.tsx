import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { complianceConfiguration } from '@lichen/contracts/compliance/configurations/configuration.entity';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { type Stage, STAGES } from '@lichen/contracts/compliance/demands/demand-words';
import { percentOf, QueryStates, useAnswer, useFormat, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';

type Counts = Readonly<Record<Stage, number>>;

/** Stages in order; a partner in one stage has passed all earlier ones. */
const ORDER = ['invited', 'opened', 'started', 'submitted', 'accepted'] as const satisfies readonly Stage[];

const reached = (counts: Counts, from: number): number =>
  ORDER.slice(from).reduce((sum, stage) => sum + counts[stage], 0);

/** Cached under the demands, so that it is refetched when a demand changes. */
const useStages = (id: string) =>
  useAnswer<RecordAnswer<Counts>>(
    [demand.name, 'stages'],
    `${complianceConfiguration.name}/${encodeURIComponent(id)}/stages`,
  );

interface Props {
  id: string;
  open: Stage | undefined;
}

/** Number of partners that reached each stage; selecting a stage filters the list to partners who are in it now. */
export function CampaignStages({ id, open }: Props) {
  return <QueryStates of={useStages(id)}>{({ obj }) => <Stages counts={obj} open={open} />}</QueryStates>;
}

function Stages({ counts, open }: { counts: Counts; open: Stage | undefined }) {
  const t = useT();
  const format = useFormat();
  const all = reached(counts, 0);
  return (
    <ol className="cp-stages" aria-label={t('Stage')}>
      {ORDER.map((stage, at) => {
        const count = reached(counts, at);
        const percent = percentOf(count, all) ?? 0;
        return (
          <li key={stage}>
            <Link
              to={{ search: stage === open ? '' : `?stage=${stage}` }}
              {...(stage === open ? { 'aria-current': 'true' as const } : {})}
            >
              <span className="cp-stage-name">{t(STAGES[stage])}</span>
              <span className="cp-stage-bar" aria-hidden="true">
                <span style={{ width: `${percent}%` }} />
              </span>
              <span className="cp-stage-count">
                {t('{count} of {total}', { count, total: all })} · {format.percent(percent)}
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
