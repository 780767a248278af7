import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import {
  PURCHASED_GOODS_SECTION,
  SCOPE3_SECTIONS,
  SECTION_ROLES,
  type Scope3Section,
  sectionAddress,
} from '@lichen/contracts/activities/scope3-sections';
import { Card, NoPermission, Page, usePortal, useT, useTn } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import '../scope3/scope3.css';

const isHere = ({ activities }: Scope3Section) => activities.length > 0;

/** Page of the fifteen categories that the user may open; each links to its data. */
export default function Scope3() {
  const t = useT();
  const tn = useTn();
  const { may } = usePortal();
  const sections = SCOPE3_SECTIONS.filter(({ roles }) => may(roles));
  if (sections.length === 0) return <NoPermission who={SECTION_ROLES} />;
  const isOpen = (section: Scope3Section) =>
    !isHere(section) || section.id === PURCHASED_GOODS_SECTION || may(activity.allow.list);
  const closed = sections.filter((section) => !isOpen(section)).length;
  return (
    <Page title={t('Scope 3')} context={t('Categories of the GHG Protocol')}>
      <ul className="act-scope3">
        {sections.filter(isOpen).map((section) => (
          <li key={section.id}>
            <SectionCard section={section} />
          </li>
        ))}
      </ul>
      {closed > 0 && (
        <p className="act-quiet">
          {tn(
            closed,
            '{count} more category is recorded in the activities, which only administrators can open.',
            '{count} more categories are recorded in the activities, which only administrators can open.',
          )}
        </p>
      )}
    </Page>
  );
}

function SectionCard({ section }: { section: Scope3Section }) {
  const t = useT();
  const { category, name, activities } = section;
  return (
    <Card className={isHere(section) ? '' : 'act-scope3-none'} title={`${category}. ${t(name)}`}>
      {isHere(section) ? (
        <Link to={sectionAddress(section)}>{activities.map((type) => t(ACTIVITY_TYPES[type])).join(', ')}</Link>
      ) : (
        <p className="act-scope3-words">{t('Not available')}</p>
      )}
    </Card>
  );
}
