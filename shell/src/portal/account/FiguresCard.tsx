import { account } from '@lichen/contracts/identity/account.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { Card, Facts, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { FIGURES_SETTINGS, withDefaults } from './figures-settings';

export function FiguresCard({ of }: { of: RecordOf<typeof account> }) {
  const t = useT();
  const chosen = withDefaults(of);
  const facts = FIGURES_SETTINGS.map((name) => {
    const { label, words } = account.fields[name] as { label: string; words?: Readonly<Record<string, string>> };
    return { label: t(label), value: t(words?.[chosen[name]] ?? chosen[name]) };
  });
  return (
    <Card title={t('Calculation settings')} actions={<Link to="/account/figures">{t('Edit')}</Link>}>
      <Facts facts={facts} />
    </Card>
  );
}
