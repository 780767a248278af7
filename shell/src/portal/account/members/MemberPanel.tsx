import { MEMBER_TEXTS } from '@lichen/contracts/identity/member-texts';
import { member } from '@lichen/contracts/identity/member.entity';
import { tasksOf } from '@lichen/contracts/identity/role-tasks';
import type { Role } from '@lichen/contracts/portal/roles';
import {
  EmailText,
  Facts,
  QueryStates,
  SidePanel,
  useAction,
  useConfirm,
  useFormat,
  useNotifyOutcome,
  usePortal,
  useRecord,
  useT,
} from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useState } from 'react';
import { type Member, memberName, StateTag } from './member-words';
import { RolesControl } from './RolesControl';

/** Panel with one member and an administrator's actions on them. */
export function MemberPanel({ id, close }: { id: string; close: () => void }) {
  const t = useT();
  const format = useFormat();
  const found = useRecord(member, id);
  return (
    <SidePanel id={id} title={found.data ? memberName(found.data) : t('User')} onClose={close}>
      <QueryStates of={found}>
        {(person) => (
          <div className="p-person-panel">
            <Facts
              facts={[
                { label: t('Email'), value: <EmailText address={person.email} /> },
                { label: t('Status'), value: <StateTag of={person} t={t} /> },
                { label: t('Last seen'), value: person.last_seen_on && format.moment(person.last_seen_on) },
                { label: t('Last email'), value: person.mailed_on && format.moment(person.mailed_on) },
              ]}
            />
            <Permissions key={person.version} of={person} />
            <Access of={person} />
          </div>
        )}
      </QueryStates>
    </SidePanel>
  );
}

const sorted = (roles: readonly string[]) => [...roles].sort().join();

function Permissions({ of }: { of: Member }) {
  const t = useT();
  const say = useNotifyOutcome();
  const [roles, setRoles] = useState<readonly Role[]>(of.roles);
  const { run, isRunning } = useAction(member, 'change_roles');
  const save = async () => say(await run(of, { roles: [...roles], tasks: tasksOf(roles) }), 'Saved');
  return (
    <>
      <RolesControl value={roles} onChange={(next) => setRoles(next as Role[])} />
      {sorted(roles) !== sorted(of.roles) && (
        <Button type="primary" loading={isRunning && { delay: 200 }} onClick={() => void save()}>
          {t('Save permissions')}
        </Button>
      )}
    </>
  );
}

function Access({ of }: { of: Member }) {
  const t = useT();
  const say = useNotifyOutcome();
  const confirm = useConfirm();
  const isOwn = usePortal().user._id === of._id;
  const [invite, stop, reset] = [
    useAction(member, 'invite_member'),
    useAction(member, 'stop_access'),
    useAction(member, 'reset_password'),
  ];
  const isInvited = of.status === 'invited';
  const askAndStop = async () => {
    const text = t('This person will no longer be able to log in, and is logged out now.');
    const action = isInvited ? 'Withdraw invite' : 'Disable login';
    if (await confirm({ title: memberName(of), text, action, dangerous: true }))
      say(await stop.run(of, {}), 'Access stopped');
  };
  return (
    <div className="p-person-acts">
      {of.status === 'active' ? (
        <Button
          loading={reset.isRunning && { delay: 200 }}
          onClick={async () => say(await reset.run(of, {}), 'Reset link sent')}
        >
          {t('Send password reset link')}
        </Button>
      ) : (
        <Button
          loading={invite.isRunning && { delay: 200 }}
          onClick={async () => say(await invite.run(of, {}), 'Invitation sent')}
        >
          {t(isInvited ? 'Resend invite' : 'Enable and invite')}
        </Button>
      )}
      {of.status !== 'stopped' && !isOwn && (
        <Button danger loading={stop.isRunning && { delay: 200 }} onClick={() => void askAndStop()}>
          {t(isInvited ? 'Withdraw invite' : 'Disable login')}
        </Button>
      )}
      {isOwn && <p className="p-account-note">{t(MEMBER_TEXTS.ownAccess)}</p>}
    </div>
  );
}
