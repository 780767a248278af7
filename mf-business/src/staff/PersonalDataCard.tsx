import { ERASURE } from '@lichen/contracts/identity/audit/audit-log.entity';
import { personalDataAddress } from '@lichen/contracts/business/staff/personal-data.call';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { fullName } from '@lichen/contracts/business/full-name';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { Card, useAction, useConfirm, useFormat, useNotifyOutcome, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import type { Staff } from './staff-columns';

/** Exports or erases a person's data at their request. */
export function PersonalDataCard({ person }: { person: Staff }) {
  const t = useT();
  const format = useFormat();
  const say = useNotifyOutcome();
  const confirm = useConfirm();
  const { run, isRunning } = useAction(staffProfile, ERASURE);
  const { _id, erased_on, status = 'not_active' } = person;

  const askAndErase = async () => {
    const text = t(
      'Name, addresses, pay and job role are erased here, in the log-in and in the audit log. Activities and the figures made of them stay, without a name. This action cannot be undone.',
    );
    if (!(await confirm({ title: fullName(person), text, action: 'Erase personal data', dangerous: true }))) return;
    say(await run(person as RecordOf<typeof staffProfile>, {}), 'Personal data erased');
  };

  return (
    <Card title={t('Personal data')}>
      {erased_on ? (
        <p role="note">{t('Personal data were erased on {day}.', { day: format.day(erased_on) })}</p>
      ) : (
        <>
          {status !== 'not_active' && <p role="note">{t('Stop access first, then personal data can be erased.')}</p>}
          <div className="biz-acts">
            <Button href={personalDataAddress(_id)} download={`${fullName(person)}.json`}>
              {t('Export personal data')}
            </Button>
            <Button
              danger
              disabled={status !== 'not_active'}
              loading={isRunning && { delay: 200 }}
              onClick={() => void askAndErase()}
            >
              {t('Erase personal data')}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
