import { usePortal, useT, LinkCards } from '@lichen/kit';
import { Icon } from '../icons/Icon';
import { sectionCards } from './sections';

export function SectionCards() {
  const t = useT();
  const { answer } = usePortal();
  const links = sectionCards(answer).map(({ path, title, words, icon }) => ({
    path,
    title: t(title),
    words: t(words),
    icon: <Icon name={icon} size={20} />,
  }));
  return links.length > 0 && <LinkCards label={t('Sections')} links={links} />;
}
