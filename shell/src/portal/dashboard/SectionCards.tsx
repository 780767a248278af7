import { usePortal, useT, WayCards } from '@lichen/kit';
import { Icon } from '../icons/Icon';
import { sectionCards } from './sections';

export function SectionCards() {
  const t = useT();
  const { answer } = usePortal();
  const ways = sectionCards(answer).map(({ path, title, words, icon }) => ({
    path,
    title: t(title),
    words: t(words),
    icon: <Icon name={icon} size={20} />,
  }));
  return ways.length > 0 && <WayCards label={t('Sections')} ways={ways} />;
}
