import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { fullName } from '@lichen/contracts/business/full-name';
import { location } from '@lichen/contracts/business/location.entity';
import { paths } from '@lichen/contracts/api/paths';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { Card, EmailText, Facts, FieldValue, useRecords, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link } from '@lichen/kit/router';
import type { ReactNode } from 'react';

/** The profile as the API returns it, with the ESG contact person. */
export type Profile = RecordOf<typeof companyProfile> & {
  esg_contact_person?: { first_name: string; last_name: string; email: string | null } | null;
};

interface Props {
  profile: Profile;
  onEdit: () => void;
}

/** Returns the value, or a text that says there is none. */
const or = (value: ReactNode, words: string) => value || <span className="biz-quiet">{words}</span>;

const listed = (values: readonly string[] | null): string => (values ?? []).join(', ');

/** Shows the stored profile in cards by subject. */
export function CompanyFacts({ profile, onEdit }: Props) {
  const t = useT();
  const edit = <Button onClick={onEdit}>{t('Edit')}</Button>;
  const value = (name: keyof typeof companyProfile.fields) => ({
    label: t(companyProfile.fields[name].label),
    value: profile[name] && (
      <FieldValue field={companyProfile.fields[name] as never} overrides={{}} value={profile[name]} />
    ),
  });
  return (
    <div className="biz-details-main">
      <Card title={t('Company')} actions={edit}>
        <Facts
          facts={[
            value('company_name'),
            { label: t('General company email'), value: profile.email && <EmailText address={profile.email} /> },
            value('website'),
            value('main_company_number'),
            { label: t('Head office'), value: <HeadOffice /> },
            { label: t('ESG contact'), value: <Contact profile={profile} /> },
          ]}
        />
      </Card>
      <Card title={t('Registration and reporting')}>
        <Facts
          facts={(
            [
              ...['registered_country', 'company_number', 'legal_form', 'other_legal_form', 'country'],
              ...['reporting_currency', 'report_format', 'employee_count', 'employee_count_time'],
            ] as (keyof typeof companyProfile.fields)[]
          ).map(value)}
        />
      </Card>
      <Card title={t('Business')}>
        <Facts
          facts={[
            { label: t('Markets'), value: or(listed(profile.markets), t('No markets')) },
            { label: t('Business sectors'), value: or(listed(profile.sectors), t('No sectors')) },
            { label: t('Products and services'), value: or(profile.products, t('No products defined')) },
            { label: t('EU taxonomy activities'), value: <Activities profile={profile} /> },
            value('certifications'),
          ]}
        />
      </Card>
    </div>
  );
}

function Contact({ profile: { esg_contact_person: person } }: Pick<Props, 'profile'>) {
  const t = useT();
  if (!person) return <span className="biz-quiet">{t('No contact specified')}</span>;
  return (
    <>
      {fullName(person)} {person.email && <EmailText address={person.email} />}
    </>
  );
}

function HeadOffice() {
  const t = useT();
  const found = useRecords(location, { head_office: 'true', limit: 1 });
  const [site] = found.data?.list ?? [];
  if (found.isPending) return '…';
  return site ? (
    <Link to={paths.location(site._id)}>{site.name}</Link>
  ) : (
    <span className="biz-quiet">{t('No head office specified')}</span>
  );
}

function Activities({ profile: { eu_activities } }: Pick<Props, 'profile'>) {
  const t = useT();
  if (!eu_activities?.length) return <span className="biz-quiet">{t('No activities chosen')}</span>;
  return (
    <ul className="biz-lines biz-lines-read">
      {eu_activities.map(({ id, label }) => (
        <li key={id} lang="en">
          {label}
        </li>
      ))}
    </ul>
  );
}
