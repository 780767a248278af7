import { Page, usePortal, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { openSections } from '../parts/sections';
import '../parts/business.css';

/** The way into every section of the company's data that this person may open. */
export default function Business() {
  const t = useT();
  const sections = openSections(usePortal().answer);
  return (
    <Page title={t('Business')}>
      <ul className="biz-sections">
        {sections.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{t(title)}</Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
