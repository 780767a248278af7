import { ROLE_NAMES } from '@lichen/contracts/portal/role-names';
import { profile } from '@lichen/contracts/identity/profile.entity';
import { isLanguage, LANGUAGE_NAMES } from '@lichen/contracts/text/languages';
import { Card, EmailText, Facts, QueryStates, Page, useSingleton, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { EmailsCard } from './EmailsCard';

export default function ProfilePage() {
  const t = useT();
  const own = useSingleton(profile);
  return (
    <Page
      title={t('Profile')}
      context={t('Your details and permissions')}
      actions={
        <Link className="p-link-button" to="/settings/profile/edit">
          {t('Edit')}
        </Link>
      }
    >
      <QueryStates of={own}>
        {(person) => (
          <div className="p-columns">
            <Card title={t('You')}>
              <Facts
                facts={[
                  { label: t('First name'), value: person.first_name },
                  { label: t('Last name'), value: person.last_name },
                  { label: t('Job role'), value: person.role },
                  { label: t('Email'), value: <EmailText address={person.email} /> },
                  { label: t('Language'), value: isLanguage(person.lang) ? LANGUAGE_NAMES[person.lang] : person.lang },
                ]}
              />
            </Card>
            <Card title={t('Permissions')}>
              <ul className="p-permissions">
                {person.roles.map((role) => (
                  <li key={role}>{t(ROLE_NAMES[role])}</li>
                ))}
              </ul>
            </Card>
            <EmailsCard of={person} />
          </div>
        )}
      </QueryStates>
    </Page>
  );
}
