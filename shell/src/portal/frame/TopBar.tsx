import { isShortcutKey, lazyOverlay, usePortal, useT, yearFromUrl } from '@lichen/kit';
import { Link, useSearchParams } from '@lichen/kit/router';
import { Suspense, useEffect } from 'react';
import { Mark } from '../../brand/Mark';
import { Icon } from '../icons/Icon';
import { Bell } from './Bell';
import { HelpButton } from './HelpButton';
import { LanguageSelect } from './LanguageSelect';
import { MemberMenu } from './MemberMenu';
import { isOnScreen, useOpening } from './keys/useOpening';

const Palette = lazyOverlay(() => import(/* webpackChunkName: "palette" */ './Palette'));
const KeySheet = lazyOverlay(async () => ({
  default: (await import(/* webpackChunkName: "keys" */ './keys/ShortcutSheet')).ShortcutSheet,
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

/** Opens the search palette, and with its key the list of shortcuts; their code loads at first use. */
function SearchButton() {
  const t = useT();
  const palette = useOpening();
  const keys = useOpening();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what opens and closes them is new at each drawing
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (isShortcutKey(event, '?') && !isOnScreen('.p-sheet-middle')) keys.open();
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      if (isOnScreen('.p-palette')) palette.close();
      else palette.open();
    };
    window.addEventListener('keydown', toggle);
    return () => window.removeEventListener('keydown', toggle);
  }, [palette.number]);
  return (
    <>
      <button type="button" className="p-search" onClick={palette.open} aria-label={t('Search or jump to...')}>
        <Icon name="search" size={16} />
        <span className="p-search-words">{t('Search or jump to...')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      {palette.number > 0 && (
        <Suspense key={`palette ${palette.number}`}>
          <Palette close={palette.close} openKeys={keys.open} />
        </Suspense>
      )}
      {keys.number > 0 && (
        <Suspense key={`keys ${keys.number}`}>
          <KeySheet close={keys.close} />
        </Suspense>
      )}
    </>
  );
}
