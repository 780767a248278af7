import { Card, useT } from '@lichen/kit';
import { YearlyFigures } from '../../shared/YearlyFigures';
import type { Profile } from './CompanyFacts';

/** The company's own figures for one year. */
export function YearlyCard({ profile, year }: { profile: Profile; year: number }) {
  const t = useT();
  return (
    <Card title={t('Figures of {year}', { year: String(year) })}>
      <YearlyFigures
        owner="company_profile"
        parentId={profile._id}
        year={year}
        unitOf={(figure) => (figure === 'balance_sheet_total' ? profile.reporting_currency : 'm³')}
      />
    </Card>
  );
}
