import { account } from '@lichen/contracts/identity/account.entity';
import type { RecordOf } from '@lichen/contracts/entity';
import { Card, Facts, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { FIGURES_SETTINGS } from './figures-settings';

/** What counts where nothing is chosen. */
const USUAL = { factor_year_rule: 'blended', refrigerant_gwp: 'uk_edition' } as const;

export function FiguresCard({ of }: { of: RecordOf<typeof account> }) {
  const t = useT();
  const chosen = { ...USUAL, ...Object.fromEntries(Object.entries(of).filter(([, value]) => value !== null)) };
  const facts = FIGURES_SETTINGS.map((name) => {
    const { label, words } = account.fields[name] as { label: string; words?: Readonly<Record<string, string>> };
    const value = String((chosen as Record<string, unknown>)[name]);
    return { label: t(label), value: t(words?.[value] ?? value) };
  });
  return (
    <Card title={t('How figures are made')} actions={<Link to="/account/figures">{t('Edit')}</Link>}>
      <Facts facts={facts} />
    </Card>
  );
}
