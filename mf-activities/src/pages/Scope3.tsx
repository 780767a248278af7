import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import {
  PURCHASED_GOODS_SECTION,
  SCOPE3_SECTIONS,
  type Scope3Section,
  sectionAddress,
} from '@lichen/contracts/activities/scope3-sections';
import { TEXTS } from '@lichen/contracts/text/texts';
import { Card, NoPermission, Page, usePortal, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import '../scope3/scope3.css';

/** The fifteen categories; each leads to where its data is. */
export default function Scope3() {
  const t = useT();
  const { may } = usePortal();
  const sections = SCOPE3_SECTIONS.filter(({ roles }) => may(roles));
  if (sections.length === 0) return <NoPermission />;
  return (
    <Page title={t('Scope 3')} context={t('Categories of the GHG Protocol')}>
      <ul className="act-scope3">
        {sections.map((section) => (
          <li key={section.id}>
            <SectionCard section={section} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

function SectionCard({ section }: { section: Scope3Section }) {
  const t = useT();
  const { may } = usePortal();
  const { category, id, name, activities } = section;
  const isHere = activities.length > 0;
  const isOpen = isHere && (id === PURCHASED_GOODS_SECTION || may(activity.allow.list));
  return (
    <Card className={isOpen ? '' : 'act-scope3-none'} title={`${category}. ${t(name)}`}>
      {isOpen ? (
        <Link to={sectionAddress(section)}>{activities.map((type) => t(ACTIVITY_TYPES[type])).join(', ')}</Link>
      ) : (
        <p className="act-scope3-words">{t(isHere ? TEXTS.notAuthorised : 'Not available')}</p>
      )}
    </Card>
  );
}
