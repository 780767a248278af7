import { profile } from '@lichen/contracts/identity/profile.entity';
import { QueryStates, Page, SchemaForm, usePortal, useSingleton, useT } from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { useSaveSingleton } from '../session/useSaveSingleton';

const EDITED = ['first_name', 'last_name', 'role'];
const LAYOUT = [{ fields: EDITED }];

export default function EditProfilePage() {
  const t = useT();
  const navigate = useNavigate();
  const { refresh } = usePortal();
  const own = useSingleton(profile);
  const save = useSaveSingleton('profile', EDITED);
  const saved = () => {
    refresh();
    navigate('/profile');
  };
  return (
    <Page title={t('Edit profile')} back={{ to: '/profile', label: 'Profile' }}>
      <QueryStates of={own}>
        {(person) => (
          <SchemaForm
            entity={profile}
            stored={{ ...person }}
            layout={LAYOUT}
            submitLabel={t('Save')}
            onSubmit={(values, began) => save({ ...began }, values)}
            onSaved={saved}
            onCancel={() => navigate('/profile')}
          />
        )}
      </QueryStates>
    </Page>
  );
}
