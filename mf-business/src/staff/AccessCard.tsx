import { account } from '@lichen/contracts/identity/account.entity';
import { coverageOwner } from '@lichen/contracts/activities/coverage/coverage-owner.entity';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { MEMBER_TEXTS } from '@lichen/contracts/identity/member-texts';
import type { Role } from '@lichen/contracts/portal/roles';
import {
  Card,
  Facts,
  ManyField,
  useAction,
  useConfirm,
  useFormat,
  usePortal,
  useRecords,
  useReference,
  useT,
  useNotifyOutcome,
  useTn,
  useSingleton,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useState } from 'react';
import { fullName } from '@lichen/contracts/business/full-name';
import { AccessTag, type Staff } from './staff-columns';
import { RolePreview } from './RolePreview';
import { WARNINGS } from '../shared/warnings';

/** Returns the number of seats left in the account; null until the account has been read. */
function useFreeSeats(): number | null {
  const { data } = useSingleton(account);
  return data ? Math.max(0, data.max_users - data.num_users) : null;
}

/**
 * Shows whether a person may log in and with which roles, and lets administrators change both.
 * Buttons show a spinner only after 200 ms: screen readers would announce it with the button.
 */
export function AccessCard({ person }: { person: Staff }) {
  const t = useT();
  const format = useFormat();
  const { status = 'not_active', invited_on } = person;
  return (
    <Card title={t('User status')} aside={<AccessTag state={status} t={t} />} className="biz-access">
      {invited_on && <Facts facts={[{ label: t('Invited on'), value: format.day(invited_on) }]} />}
      {status !== 'not_active' && <Roles key={person.version} person={person} />}
      <Acts person={person} />
    </Card>
  );
}

function Roles({ person }: { person: Staff }) {
  const t = useT();
  const say = useNotifyOutcome();
  const [chosen, setChosen] = useState<readonly string[]>(person.roles ?? []);
  const roles = useReference('roles').data ?? [];
  const { run, isRunning } = useAction(staffProfile, 'change_roles');
  const offers = roles.filter(({ code }) => code !== 'user').map(({ code, label }) => ({ value: code, label }));
  const isChanged = [...chosen].sort().join() !== [...(person.roles ?? [])].sort().join();

  const save = async () => say(await run(person, { roles: ['user', ...chosen] as Role[] }), 'Saved');

  return (
    <div className="biz-roles">
      <ManyField
        label="Permissions"
        plain
        offers={offers}
        value={chosen.filter((role) => role !== 'user')}
        onChange={(next) => setChosen(['user', ...(next ?? [])])}
      />
      {isChanged && <RolePreview before={person.roles ?? []} after={chosen as Role[]} />}
      {isChanged && (
        <Button loading={isRunning && { delay: 200 }} onClick={() => void save()}>
          {t('Save permissions')}
        </Button>
      )}
    </div>
  );
}

/**
 * Returns a warning about coverage lines that lose their owner when a person can no longer log in; empty without any.
 */
function useLinesLeft(user_id: string | null | undefined): string {
  const tn = useTn();
  const { modules } = usePortal().account;
  const enabled = Boolean(user_id) && modules.includes('activities');
  const { data } = useRecords(coverageOwner, { user_id, limit: 1 }, { enabled });
  const count = (enabled && data?.total) || 0;
  if (count === 0) return '';
  return tn(
    count,
    '{count} coverage line will be left without an owner.',
    '{count} coverage lines will be left without an owner.',
  );
}

function Acts({ person }: { person: Staff }) {
  const t = useT();
  const say = useNotifyOutcome();
  const confirm = useConfirm();
  const isFull = useFreeSeats() === 0;
  const [invite, stop, reset] = [
    useAction(staffProfile, 'invite_member'),
    useAction(staffProfile, 'stop_access'),
    useAction(staffProfile, 'reset_password'),
  ];
  const stored = person as RecordOf<typeof staffProfile>;
  const { status = 'not_active' } = person;
  const left = useLinesLeft(person.uid);

  const askAndStop = async (action: string) => {
    const text = [t(WARNINGS.access), left].filter(Boolean).join(' ');
    const question = { title: fullName(person), text, action, dangerous: true };
    if (await confirm(question)) say(await stop.run(stored, {}), 'Access stopped');
  };
  const sendInvitation = async () => say(await invite.run(stored, {}), 'Invitation sent');
  const sendReset = async () => say(await reset.run(stored, {}), 'Reset link sent');

  if (status === 'not_active' && isFull) return <p role="note">{t(MEMBER_TEXTS.full)}</p>;
  if (status === 'not_active' && !person.email)
    return <p role="note">{t('Enter an email address to invite this person')}</p>;
  return (
    <div className="biz-acts">
      {status === 'not_active' && (
        <Button type="primary" loading={invite.isRunning && { delay: 200 }} onClick={() => void sendInvitation()}>
          {t('Enable and invite')}
        </Button>
      )}
      {status === 'invited' && (
        <>
          <Button loading={invite.isRunning && { delay: 200 }} onClick={() => void sendInvitation()}>
            {t('Resend invite')}
          </Button>
          <Button loading={stop.isRunning && { delay: 200 }} onClick={() => void askAndStop('Withdraw invite')}>
            {t('Withdraw invite')}
          </Button>
        </>
      )}
      {status === 'active' && (
        <>
          <Button loading={reset.isRunning && { delay: 200 }} onClick={() => void sendReset()}>
            {t('Send password reset link')}
          </Button>
          <Button danger loading={stop.isRunning && { delay: 200 }} onClick={() => void askAndStop('Disable login')}>
            {t('Disable login')}
          </Button>
        </>
      )}
    </div>
  );
}
