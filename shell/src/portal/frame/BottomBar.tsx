import { usePortal, useT } from '@lichen/kit';
import { Link, useLocation } from '@lichen/kit/router';
import { Icon } from '../icons/Icon';
import { currentEntry, menuGroups } from './menu';

const SHOWN = 4;

/** Navigation bar on phones: the first menu entries within reach of a thumb, the rest behind the menu button. */
export function BottomBar({ openMenu }: { openMenu: () => void }) {
  const t = useT();
  const { answer } = usePortal();
  const { pathname } = useLocation();
  const entries = menuGroups(answer).flatMap((group) => group.entries);
  const current = currentEntry(entries, pathname);
  return (
    <nav className="p-bottom" aria-label={t('Shortcuts')}>
      {entries.slice(0, SHOWN).map((entry) => (
        <Link
          key={entry.path}
          to={entry.path}
          className="p-bottom-entry"
          {...(entry === current ? { 'aria-current': 'page' as const } : {})}
        >
          <Icon name={entry.icon} drawing={entry.drawing} size={20} />
          <span>{t(entry.title)}</span>
        </Link>
      ))}
      <button type="button" className="p-bottom-entry" onClick={openMenu}>
        <Icon name="menu" size={20} />
        <span>{t('Menu')}</span>
      </button>
    </nav>
  );
}
