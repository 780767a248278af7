import { Page, Slot, usePortal, useT, YearSelect } from '@lichen/kit';
import { hasWidgets } from '../loader/WidgetsOf';
import { useYear } from './useYear';

/** Dashboard for companies whose main interest is their value chain. */
export default function CorporatePage() {
  const t = useT();
  const { account, answer } = usePortal();
  const [year, chooseYear] = useYear();
  const company = account.company_name ?? t('Your company');
  const hasYear = hasWidgets(answer, 'dashboard.summary');
  return (
    <Page
      title={t('Summary')}
      context={hasYear ? t('{company} in {year}', { company, year: String(year) }) : company}
      actions={hasYear && <YearSelect year={year} onChange={chooseYear} />}
    >
      <div className="p-column">
        <Slot name="corporate.summary" props={{ year }} />
      </div>
    </Page>
  );
}
