import { Page, usePortal, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { openSections } from '../parts/sections';
import '../parts/business.css';

/** The way into every section of the company's data that this person may open. */
export default function Business() {
  const t = useT();
  const sections = openSections(usePortal().answer);
  return (
    <Page title={t('Business')} context={t('What your company has, and whom it works with')}>
      <ul className="biz-sections">
        {sections.map(({ path, title, words }) => (
          <li key={path}>
            <Link to={path}>
              <strong>{t(title)}</strong>
              <small>{t(words)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
