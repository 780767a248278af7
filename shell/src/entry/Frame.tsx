import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@lichen/contracts/text/languages';
import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import { Art } from '../brand/Art';
import { Mark } from '../brand/Mark';
import { withInvitation } from './address';
import { storeLanguage } from './language';
import { changeLanguage, t, useLanguage } from './t';

interface FrameProps {
  /** For long texts: a wider column that starts at the top. */
  reading: boolean;
  onClick: (event: MouseEvent) => void;
  children: ReactNode;
}

export function Frame({ reading, onClick, children }: FrameProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by the keyboard clicks, too
    <div className="entry" onClick={onClick}>
      <div className="side">
        <div className={reading ? 'column reading' : 'column'}>
          <header>
            <a className="brand" href={withInvitation('/')}>
              <Mark size={26} />
              Lichen
            </a>
          </header>
          <main>{children}</main>
          <footer>
            <nav aria-label={t('Legal')}>
              <a href="/terms">{t('Terms')}</a>
              <a href="/privacy">{t('Privacy')}</a>
            </nav>
            <LanguageSelect />
          </footer>
        </div>
      </div>
      <ArtPanel />
    </div>
  );
}

function LanguageSelect() {
  const language = useLanguage();
  const choose = (next: Language) => {
    storeLanguage(next);
    changeLanguage(next);
  };
  return (
    <select
      className="language"
      aria-label={t('Language')}
      value={language}
      onChange={(event) => choose(event.target.value as Language)}
    >
      {LANGUAGES.map((code) => (
        <option key={code} value={code}>
          {LANGUAGE_NAMES[code]}
        </option>
      ))}
    </select>
  );
}

const wide = () => window.matchMedia('(min-width: 900px)');

const subscribe = (changed: () => void) => {
  const query = wide();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Drawn only when the window is wide enough. */
function ArtPanel() {
  const roomy = useSyncExternalStore(subscribe, () => wide().matches);
  if (!roomy) return null;
  return (
    <aside className="panel" aria-label={t('About Lichen')}>
      <Art seed={5} />
      <p>{t('Open any figure to see the bill, the factor and the calculation behind it.')}</p>
    </aside>
  );
}
