import { usePortal, useT } from '@lichen/kit';
import { Link, useLocation } from '@lichen/kit/router';
import { useState } from 'react';
import { Mark } from '../../brand/Mark';
import { Icon } from '../icons/Icon';
import { LanguageSelect } from './LanguageSelect';
import { GROUP_TITLES } from './group-titles';
import { currentEntry, type MenuGroup, menuGroups } from './menu';

const KEPT = 'lichen.rail';

interface Props {
  /** Applies to narrow windows only; in wide ones the rail is always visible. */
  isOpen: boolean;
  close: () => void;
}

export function Rail({ isOpen, close }: Props) {
  const t = useT();
  const { answer } = usePortal();
  const [isSlim, setSlim] = useState(() => localStorage.getItem(KEPT) === 'slim');
  const fold = () => {
    localStorage.setItem(KEPT, isSlim ? 'wide' : 'slim');
    setSlim(!isSlim);
  };
  return (
    <>
      {isOpen && <button type="button" className="p-shade" aria-label={t('Close menu')} onClick={close} />}
      <nav
        className={`p-rail${isSlim ? ' p-rail-slim' : ''}${isOpen ? ' p-rail-open' : ''}`}
        aria-label={t('Main menu')}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      >
        <Link to="/dashboard" className="p-brand" aria-label={t('Lichen, go to dashboard')}>
          <Mark size={24} />
          <span className="p-brand-name">Lichen</span>
        </Link>
        {menuGroups(answer).map((group) => (
          <RailGroup key={group.id} group={group} />
        ))}
        <RailFoot />
        <button type="button" className="p-fold" onClick={fold} aria-pressed={isSlim}>
          <Icon name="fold" />
          <span className="p-rail-label">{t('Collapse menu')}</span>
        </button>
      </nav>
    </>
  );
}

/** Foot of the rail, with the controls that do not fit into the top bar of a phone. */
function RailFoot() {
  const t = useT();
  const { may } = usePortal();
  return (
    <div className="p-rail-foot">
      {may(['admin']) && (
        <Link to="/account" className="p-rail-entry">
          <Icon name="gear" />
          <span className="p-rail-label">{t('Account')}</span>
        </Link>
      )}
      <LanguageSelect />
    </div>
  );
}

function RailGroup({ group }: { group: MenuGroup }) {
  const t = useT();
  const { pathname } = useLocation();
  const current = currentEntry(group.entries, pathname);
  // The group for daily work comes first and needs no heading.
  const title = group.id === 'work' ? null : GROUP_TITLES[group.id];
  return (
    <div className="p-rail-group">
      {title && <p className="p-rail-title">{t(title)}</p>}
      <ul>
        {group.entries.map((entry) => (
          <li key={entry.path}>
            <Link
              to={entry.path}
              className="p-rail-entry"
              title={t(entry.title)}
              {...(entry === current ? { 'aria-current': 'page' as const } : {})}
            >
              <Icon name={entry.icon} drawing={entry.drawing} />
              <span className="p-rail-label">{t(entry.title)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
