import { complianceConfiguration } from '@lichen/contracts/compliance/configurations/configuration.entity';
import { paths } from '@lichen/contracts/api/paths';
import {
  asDataError,
  data,
  failureText,
  useAction,
  useConfirm,
  useConfirmedDelete,
  useNotify,
  useNotifyOutcome,
  usePortal,
  useT,
  useTn,
} from '@lichen/kit';
import type { ConfigurationPlan } from '@lichen/contracts/compliance/configurations/configuration-plan';
import type { RecordAnswer } from '@lichen/contracts/api/api-responses';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { useState } from 'react';
import { ActivationDialog } from './ActivationDialog';
import { ConfigurationForm } from './ConfigurationForm';
import type { Configuration } from './configuration-columns';

type Dialog = 'activate' | 'edit' | null;

/** Buttons for the actions that a configuration allows now. */
export function ConfigurationActs({ of: one }: { of: Configuration }) {
  const t = useT();
  const { may } = usePortal();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<Dialog>(null);
  const { confirmAndDelete, isRemoving } = useConfirmedDelete(complianceConfiguration);
  const close = () => setDialog(null);
  const remove = async () => {
    const removal = { title: t('Delete {name}?', { name: one.name }), text: 'It no longer asks anyone.' };
    if (await confirmAndDelete(one._id, removal)) navigate(paths.complianceConfigurations);
  };
  if (!may(complianceConfiguration.allow.update) || one.working) return null;
  return (
    <>
      {!one.active && !one.unfinished && (
        <Button type="text" danger loading={isRemoving} onClick={() => void remove()}>
          {t('Delete')}
        </Button>
      )}
      <Button onClick={() => setDialog('edit')}>{t('Edit')}</Button>
      {(one.active || one.unfinished) && <Deactivate of={one} />}
      {(one.active ? one.unfinished : !one.unfinished) && (
        <Button type="primary" onClick={() => setDialog('activate')}>
          {t(one.active ? 'Continue' : 'Activate')}
        </Button>
      )}
      {dialog === 'activate' && <ActivationDialog of={one} onClose={close} />}
      {dialog === 'edit' && (
        <ConfigurationForm stored={one} title={t('Edit configuration')} onSaved={close} onClose={close} />
      )}
    </>
  );
}

function Deactivate({ of: one }: { of: Configuration }) {
  const t = useT();
  const tn = useTn();
  const confirm = useConfirm();
  const tell = useNotify();
  const notify = useNotifyOutcome();
  const { run, isRunning } = useAction(complianceConfiguration, 'deactivate_doc_config');
  /** Returns the number of submissions to be removed; undefined, after an error notice, if it cannot be loaded. */
  const countOf = async (): Promise<number | undefined> => {
    const path = `${complianceConfiguration.name}/${encodeURIComponent(one._id)}/plan`;
    try {
      return (await data<RecordAnswer<ConfigurationPlan>>(path)).obj.submissions;
    } catch (error) {
      tell(failureText(asDataError(error)), 'bad');
      return undefined;
    }
  };
  const deactivate = async () => {
    const submissions = await countOf();
    if (submissions === undefined) return;
    const goes = tn(
      submissions,
      'Its partners are no longer asked. {count} submission goes with it and can be brought back for 30 days.',
      'Its partners are no longer asked. {count} submissions go with it and can be brought back for 30 days.',
    );
    const question = { title: t('Deactivate {name}?', { name: one.name }), text: goes, action: 'Deactivate' };
    if (!(await confirm({ ...question, dangerous: true }))) return;
    notify(await run(one, {}), 'The demands are being taken back');
  };
  return (
    <Button loading={isRunning} onClick={() => void deactivate()}>
      {t('Deactivate')}
    </Button>
  );
}
