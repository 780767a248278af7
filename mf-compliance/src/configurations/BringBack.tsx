import { complianceConfiguration } from '@lichen/contracts/compliance/configurations/configuration.entity';
import { KEPT_DAYS } from '@lichen/contracts/entity/kept-days';
import { useAction, useConfirm, useFormat, useNotifyOutcome, usePortal, useT } from '@lichen/kit';
import { Alert, Button } from '@lichen/kit/antd';
import type { Configuration } from './configuration-columns';

const KEPT_MS = KEPT_DAYS * 24 * 3_600_000;

/** Shows until when removed demands can be restored, and the button for it. */
export function BringBack({ of: one }: { of: Configuration }) {
  const t = useT();
  const format = useFormat();
  const confirm = useConfirm();
  const { may } = usePortal();
  const notify = useNotifyOutcome();
  const { run, isRunning } = useAction(complianceConfiguration, 'bring_back');
  if (one.removed_on === null || one.active || one.working) return null;
  const until = format.moment(one.removed_on + KEPT_MS);
  const ask = {
    title: t('Restore {name}?', { name: one.name }),
    text: t(
      'Its partners are asked again, and what they had submitted stands as it did, unless they have recalled it since.',
    ),
    action: 'Restore',
  };
  const bringBack = async () => {
    if (await confirm(ask)) notify(await run(one, {}), 'The demands are being restored');
  };
  return (
    <Alert
      type="info"
      showIcon
      message={t('The demands of this configuration, and the submissions for them, can be restored until {until}.', {
        until,
      })}
      description={t('If activated again, it starts without earlier submissions.')}
      action={
        may(complianceConfiguration.allow.update) && (
          <Button size="small" loading={isRunning} onClick={() => void bringBack()}>
            {t('Restore')}
          </Button>
        )
      }
    />
  );
}
