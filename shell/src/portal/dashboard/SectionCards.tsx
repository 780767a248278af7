import { usePortal, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { Icon } from '../icons/Icon';
import { sectionCards } from './sections';

export function SectionCards() {
  const t = useT();
  const { answer } = usePortal();
  const cards = sectionCards(answer);
  if (cards.length === 0) return null;
  return (
    <nav className="p-sections" aria-label={t('Sections')}>
      {cards.map(({ area, path, title, words, icon }) => (
        <Link key={area} to={path} className="p-section">
          <Icon name={icon} size={20} />
          <span>
            <strong>{t(title)}</strong>
            <small>{t(words)}</small>
          </span>
        </Link>
      ))}
    </nav>
  );
}
