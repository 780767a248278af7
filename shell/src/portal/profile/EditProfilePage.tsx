import { profile } from '@lichen/contracts/identity/profile.entity';
import { Page, useT } from '@lichen/kit';
import { SettingsForm } from '../session/SettingsForm';

const EDITED = ['first_name', 'last_name', 'role'];

export default function EditProfilePage() {
  const t = useT();
  return (
    <Page title={t('Edit profile')} back={{ to: '/profile', label: 'Profile' }}>
      <SettingsForm entity={profile} fields={EDITED} back="/profile" />
    </Page>
  );
}
