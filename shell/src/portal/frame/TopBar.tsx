import { isShortcutKey, lazyOverlay, usePortal, useT, yearFromUrl } from '@lichen/kit';
import { Link, useSearchParams } from '@lichen/kit/router';
import { Suspense, useEffect, useState } from 'react';
import { Mark } from '../../brand/Mark';
import { Icon } from '../icons/Icon';
import { Bell } from './Bell';
import { HelpButton } from './HelpButton';
import { LanguageSelect } from './LanguageSelect';
import { MemberMenu } from './MemberMenu';

const Palette = lazyOverlay(() => import(/* webpackChunkName: "palette" */ './Palette'));
const KeySheet = lazyOverlay(async () => ({
  default: (await import(/* webpackChunkName: "keys" */ './ShortcutSheet')).ShortcutSheet,
}));

const isPaletteKey = (event: KeyboardEvent) => event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);

export function TopBar() {
  const { account, today } = usePortal();
  const [search] = useSearchParams();
  const year = yearFromUrl(search.get('year'), today());
  return (
    <header className="p-top">
      <Link to="/dashboard" className="p-top-mark" aria-label="Lichen">
        <Mark size={22} />
      </Link>
      <p className="p-company">
        <strong>{account.company_name ?? 'Lichen'}</strong> <span>{year}</span>
      </p>
      <SearchButton />
      <LanguageSelect />
      <Bell />
      <HelpButton />
      <MemberMenu />
    </header>
  );
}

/** Opens the palette, and by its key the list of keys; their code comes with the first use. */
function SearchButton() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [hasKeys, setKeys] = useState(false);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (isShortcutKey(event, '?')) setKeys(true);
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      setOpen((open) => !open);
    };
    window.addEventListener('keydown', toggle);
    return () => window.removeEventListener('keydown', toggle);
  }, []);
  return (
    <>
      <button type="button" className="p-search" onClick={() => setOpen(true)} aria-label={t('Search or jump to...')}>
        <Icon name="search" size={16} />
        <span className="p-search-words">{t('Search or jump to...')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <Palette close={() => setOpen(false)} openKeys={() => setKeys(true)} />
        </Suspense>
      )}
      {hasKeys && (
        <Suspense>
          <KeySheet close={() => setKeys(false)} />
        </Suspense>
      )}
    </>
  );
}
