import { ADMIN } from '@lichen/contracts/portal/roles';
import { useOpenInSight, usePortal, useT } from '@lichen/kit';
import { Link, useLocation } from '@lichen/kit/router';

const TABS: readonly { to: string; also: readonly string[]; title: string }[] = [
  { to: '/account', also: ['/account'], title: 'Account' },
  { to: '/account/audit', also: ['/account/audit', '/audit'], title: 'Audit' },
  { to: '/account/task_config', also: ['/account/task_config'], title: 'Task configuration' },
  { to: '/account/message_config', also: ['/account/message_config'], title: 'Message configuration' },
];

/** Tabs of the account pages, for administrators only: others have a single page. */
export function AccountTabs() {
  const t = useT();
  const { may } = usePortal();
  const { pathname } = useLocation();
  const row = useOpenInSight(pathname);
  if (!may(ADMIN)) return null;
  return (
    <nav ref={row} className="p-tabs" aria-label={t('Account')}>
      {TABS.map(({ to, also, title }) => (
        <Link key={to} to={to} {...(also.includes(pathname) ? { 'aria-current': 'page' as const } : {})}>
          {t(title)}
        </Link>
      ))}
    </nav>
  );
}
