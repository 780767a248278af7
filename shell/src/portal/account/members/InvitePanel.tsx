import { member } from '@lichen/contracts/identity/member.entity';
import { type Section, SchemaForm, SidePanel, useNotify, useSave, useT } from '@lichen/kit';
import { RolesControl } from './RolesControl';

const LAYOUT: readonly Section[] = [{ columns: 1, fields: ['first_name', 'last_name', 'email', 'roles'] }];
const OVERRIDES = { roles: { control: RolesControl } };
const INITIAL = { roles: ['user'] };

/** Panel that sends an invitation, which uses a seat of the account. */
export function InvitePanel({ close }: { close: () => void }) {
  const t = useT();
  const notify = useNotify();
  const { create } = useSave(member);
  return (
    <SidePanel id="new" title={t('Invite somebody')} onClose={close}>
      <SchemaForm
        entity={member}
        initial={INITIAL}
        layout={LAYOUT}
        overrides={OVERRIDES}
        submitLabel="Send invitation"
        onSubmit={(values) => create(values)}
        onSaved={() => {
          notify(t('Invitation sent'));
          close();
        }}
        onCancel={close}
      />
    </SidePanel>
  );
}
