import { paths } from '@lichen/contracts/api/paths';
import { usePortal, useT } from '@lichen/kit';
import { Dropdown } from '@lichen/kit/antd';
import { Link, useNavigate } from '@lichen/kit/router';
import { Icon } from '../icons/Icon';
import { chooseScheme, type SchemeChoice, useScheme } from '../theme/scheme-choice';

const SCHEMES: readonly { key: SchemeChoice; title: string; icon: string }[] = [
  { key: 'light', title: 'Light', icon: 'sun' },
  { key: 'dark', title: 'Dark', icon: 'moon' },
  { key: 'system', title: 'Match system', icon: 'screen' },
];

const initials = (first: string, last: string, email: string) =>
  (`${first.charAt(0)}${last.charAt(0)}` || email.slice(0, 2)).toUpperCase();

const leave = () => window.location.assign('/logout');

/** The user's menu, with a link to the account for administrators. */
export function MemberMenu() {
  const t = useT();
  const navigate = useNavigate();
  const { user, may, answer } = usePortal();
  const isOperator = answer.areas.some(({ id }) => id === 'operator');
  const choice = useScheme((state) => state.choice);
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email;
  const items = [
    { key: 'name', type: 'group' as const, label: <strong className="p-member-name">{name}</strong> },
    { key: 'member', icon: <Icon name="people" />, label: t('Your page') },
    { key: 'profile', icon: <Icon name="user" />, label: t('Profile') },
    ...(isOperator ? [{ key: 'operator', icon: <Icon name="gear" />, label: t('Factors and rates') }] : []),
    { type: 'divider' as const },
    {
      key: 'schemes',
      type: 'group' as const,
      label: t('Appearance'),
      children: SCHEMES.map(({ key, title, icon }) => ({ key, icon: <Icon name={icon} />, label: t(title) })),
    },
    { type: 'divider' as const },
    { key: 'logout', icon: <Icon name="leave" />, label: t('Log out') },
  ];
  const choose = ({ key }: { key: string }) => {
    if (key === 'member') navigate(paths.member);
    else if (key === 'profile') navigate('/profile');
    else if (key === 'operator') navigate('/operator');
    else if (key === 'logout') leave();
    else chooseScheme(key as SchemeChoice);
  };
  return (
    <>
      {may(['admin']) && (
        <Link to="/account" className="p-icon-button p-account" aria-label={t('Account')} title={t('Account')}>
          <Icon name="gear" />
        </Link>
      )}
      <Dropdown
        trigger={['click']}
        autoFocus
        placement="bottomRight"
        menu={{ items, selectedKeys: [choice], onClick: choose }}
      >
        <button type="button" className="p-member" aria-label={t('Menu of {name}', { name })}>
          <span className="p-initials">{initials(user.first_name, user.last_name, user.email)}</span>
          <span className="p-member-words">{name}</span>
        </button>
      </Dropdown>
      <button
        type="button"
        className="p-icon-button p-logout"
        aria-label={t('Log out')}
        title={t('Log out')}
        onClick={leave}
      >
        <Icon name="leave" />
      </button>
    </>
  );
}
