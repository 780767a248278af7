import { Page, usePortal, useT, LinkCards } from '@lichen/kit';
import { openSections } from '../overview/sections';

/** The way into every section of the company's data that this person may open. */
export default function Business() {
  const t = useT();
  const { answer, may } = usePortal();
  const links = openSections(answer, may).map(({ path, title, words }) => ({
    path,
    title: t(title),
    words: t(words),
  }));
  return (
    <Page title={t('Business')} context={t('Your company’s assets, people and partners')}>
      <LinkCards label={t('Business')} links={links} />
    </Page>
  );
}
