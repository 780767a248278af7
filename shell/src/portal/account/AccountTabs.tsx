import { usePortal, useT } from '@lichen/kit';
import { NavLink } from '@lichen/kit/router';

const TABS = [
  { to: '/account', title: 'Account' },
  { to: '/account/audit', title: 'Audit' },
] as const;

/** Administrators only: for others there is nothing to switch between. */
export function AccountTabs() {
  const t = useT();
  const { may } = usePortal();
  if (!may(['admin'])) return null;
  return (
    <nav className="p-tabs" aria-label={t('Account')}>
      {TABS.map(({ to, title }) => (
        <NavLink key={to} to={to} end>
          {t(title)}
        </NavLink>
      ))}
    </nav>
  );
}
