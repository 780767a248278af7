import { ADMIN } from '@lichen/contracts/portal/roles';
import { account } from '@lichen/contracts/identity/account.entity';
import { NoPermission, Page, usePortal, useT } from '@lichen/kit';
import { SettingsForm } from '../session/SettingsForm';
import { FIGURES_SETTINGS, withDefaults } from './figures-settings';

export default function EditFiguresPage() {
  const t = useT();
  const { may } = usePortal();
  return (
    <Page
      title={t('Calculation settings')}
      context={t('Existing figures do not change until they are recalculated')}
      back={{ to: '/account', label: 'Account' }}
    >
      {may(ADMIN) ? (
        <SettingsForm entity={account} fields={FIGURES_SETTINGS} back="/account" complete={withDefaults} />
      ) : (
        <NoPermission who={ADMIN} />
      )}
    </Page>
  );
}
