import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { Card, EmailText, Facts, useCodeLabels, usePortal, useT } from '@lichen/kit';
import { birthText } from './birth';
import { EmploymentCard } from './EmploymentCard';
import type { Staff } from './staff-columns';

/** What everybody who may open the page sees of a person. */
export const AboutPerson = ({ person }: { person: Staff }) => (
  <div className="biz-cards">
    <Person person={person} />
    <EmploymentCard person={person} />
  </div>
);

function Person({ person }: { person: Staff }) {
  const t = useT();
  const { language } = usePortal();
  const gender = useCodeLabels('genders');
  const { fields } = staffProfile;
  return (
    <Card title={t('Person')}>
      <Facts
        facts={[
          { label: t(fields.email.label), value: person.email && <EmailText address={person.email} /> },
          { label: t(fields.location_id.label), value: person.location?.name },
          { label: t(fields.address.label), value: person.address },
          { label: t(fields.gender.label), value: gender(person.gender) },
          { label: t('Born'), value: birthText(person.birth_month, person.birth_year, language) },
        ]}
      />
    </Card>
  );
}
