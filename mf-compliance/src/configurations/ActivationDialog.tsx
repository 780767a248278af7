import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { complianceConfiguration } from '@lichen/contracts/compliance/configurations/configuration.entity';
import {
  type ConfigurationPlan,
  PLANNED,
  type Planned,
} from '@lichen/contracts/compliance/configurations/configuration-plan';
import { QueryStates, useAction, useAnswer, useNotifyOutcome, useT, useTn } from '@lichen/kit';
import { Modal } from '@lichen/kit/antd';
import type { Configuration } from './configuration-columns';

interface Props {
  of: Configuration;
  onClose: () => void;
}

/** Confirms an activation; lists the partners that will be asked. */
export function ActivationDialog({ of: one, onClose }: Props) {
  const t = useT();
  const notify = useNotifyOutcome();
  const plan = useAnswer<RecordAnswer<ConfigurationPlan>>(
    [complianceConfiguration.name, 'plan'],
    `${complianceConfiguration.name}/${encodeURIComponent(one._id)}/plan`,
    { isOnce: true },
  );
  const { run, isRunning } = useAction(complianceConfiguration, 'activate_doc_config');
  const activate = async () => {
    notify(await run(one, {}), 'The partners are being asked');
    onClose();
  };
  return (
    <Modal
      open
      title={t('Activate {name}?', { name: one.name })}
      okText={t(one.active ? 'Continue' : 'Activate')}
      cancelText={t('Cancel')}
      okButtonProps={{ loading: isRunning, disabled: !plan.data }}
      onOk={() => void activate()}
      onCancel={onClose}
      width={560}
    >
      <QueryStates of={plan}>{({ obj }) => <Plan of={obj} />}</QueryStates>
    </Modal>
  );
}

const ORDER = Object.keys(PLANNED) as Planned[];

function Plan({ of: { counts, partners } }: { of: ConfigurationPlan }) {
  const t = useT();
  const tn = useTn();
  const planned = ORDER.filter((each) => counts[each] > 0);
  const unnamed = planned.reduce((sum, each) => sum + counts[each], 0) - partners.length;
  if (planned.length === 0) return <p>{t('No partner fits. Partners that come to fit are asked then.')}</p>;
  return (
    <div className="cp-plan">
      {planned.map((each) => (
        <section key={each}>
          <h3>
            {t(PLANNED[each])} <span className="cp-quiet-inline">{counts[each]}</span>
          </h3>
          <ul>
            {partners
              .filter((one) => one.planned === each)
              .map(({ _id, name }) => (
                <li key={_id}>{name}</li>
              ))}
          </ul>
        </section>
      ))}
      {unnamed > 0 && <p className="cp-quiet">{tn(unnamed, 'and {count} more', 'and {count} more')}</p>}
    </div>
  );
}
