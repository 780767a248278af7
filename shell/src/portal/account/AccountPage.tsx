import { account } from '@lichen/contracts/identity/account.entity';
import { ADMIN } from '@lichen/contracts/portal/roles';
import { NoPermission, Page, QueryStates, usePortal, useSingleton, useT, useUrlState, WithPanel } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { AccountTabs } from './AccountTabs';
import { AuditCard } from './AuditCard';
import { FiguresCard } from './FiguresCard';
import { InvitePanel } from './members/InvitePanel';
import { MemberList } from './members/MemberList';
import { MemberPanel } from './members/MemberPanel';
import { MembersCard } from './MembersCard';
import { PlanCard } from './PlanCard';
import { StorageCard } from './StorageCard';
import { SwitchesCard } from './SwitchesCard';
import './account.css';

const NEW = 'new';

export default function AccountPage() {
  const t = useT();
  const { may, account: company } = usePortal();
  const isAdmin = may(ADMIN);
  return (
    <Page title={t('Account')} context={company.company_name} actions={isAdmin && <Invite />}>
      <AccountTabs />
      {isAdmin ? <Overview /> : <NoPermission who={ADMIN} />}
    </Page>
  );
}

/** Button that invites somebody; hidden when no seat is free, which the users card explains. */
function Invite() {
  const t = useT();
  const url = useUrlState();
  const { data } = useSingleton(account);
  if (!data || data.num_users >= data.max_users) return null;
  return (
    <Button type="primary" onClick={() => url.set({ member: NEW }, { keepPage: true })}>
      {t('Invite somebody')}
    </Button>
  );
}

function Overview() {
  const own = useSingleton(account);
  const url = useUrlState();
  const open = url.one('member');
  const show = (id: string | null) => url.set({ member: id }, { keepPage: true });
  const close = () => show(null);
  const panel = open && (open === NEW ? <InvitePanel close={close} /> : <MemberPanel id={open} close={close} />);
  return (
    <WithPanel panel={panel}>
      <QueryStates of={own}>
        {(subscribed) => (
          <div className="p-account-page">
            <div className="p-account-limits">
              <MembersCard of={subscribed} />
              <PlanCard of={subscribed} />
              <AuditCard />
            </div>
            <div className="p-account-columns">
              <MemberList open={open} show={show} />
              <div className="p-column">
                <SwitchesCard of={subscribed} />
                <FiguresCard of={subscribed} />
                <StorageCard />
              </div>
            </div>
          </div>
        )}
      </QueryStates>
    </WithPanel>
  );
}
