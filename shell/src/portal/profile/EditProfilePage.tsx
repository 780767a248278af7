import { profile } from '@lichen/contracts/identity/profile.entity';
import { TEXTS } from '@lichen/contracts/texts';
import {
  FiveStates,
  type Outcome,
  Page,
  SchemaForm,
  usePortal,
  useSingleton,
  useT,
  useTell,
  type Values,
} from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { useSaveOwn } from './useSaveOwn';

const LAYOUT = [{ fields: ['first_name', 'last_name', 'role'] }] as const;

export default function EditProfilePage() {
  const t = useT();
  const tell = useTell();
  const navigate = useNavigate();
  const { refresh } = usePortal();
  const own = useSingleton(profile);
  const save = useSaveOwn();
  const submit = async (stored: Values, values: Values): Promise<Outcome<object>> => {
    const outcome = await save(stored, values);
    if (outcome.state === 'unchanged') tell(t(TEXTS.nothingChanged));
    return outcome;
  };
  const saved = () => {
    refresh();
    navigate('/profile');
  };
  return (
    <Page title={t('Edit profile')} back={{ to: '/profile', label: 'Profile' }}>
      <FiveStates of={own}>
        {(person) => (
          <SchemaForm
            entity={profile}
            stored={{ ...person }}
            layout={LAYOUT}
            submitLabel={t('Save')}
            onSubmit={(values, began) => submit({ ...began }, values)}
            onSaved={saved}
            onCancel={() => navigate('/profile')}
          />
        )}
      </FiveStates>
    </Page>
  );
}
