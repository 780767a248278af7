import { ADMIN } from '@lichen/contracts/portal/roles';
import { account } from '@lichen/contracts/identity/account.entity';
import { QueryStates, NoPermission, Page, SchemaForm, usePortal, useSingleton, useT } from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { useSaveSingleton } from '../session/useSaveSingleton';
import { FIGURES_SETTINGS, withDefaults } from './figures-settings';

const LAYOUT = [{ fields: FIGURES_SETTINGS }];

export default function EditFiguresPage() {
  const t = useT();
  const { may } = usePortal();
  return (
    <Page
      title={t('Calculation settings')}
      context={t('Existing figures do not change until they are recalculated')}
      back={{ to: '/account', label: 'Account' }}
    >
      {may(ADMIN) ? <Settings /> : <NoPermission who={ADMIN} />}
    </Page>
  );
}

function Settings() {
  const t = useT();
  const navigate = useNavigate();
  const { refresh } = usePortal();
  const own = useSingleton(account);
  const save = useSaveSingleton('account', FIGURES_SETTINGS);
  const saved = () => {
    refresh();
    navigate('/account');
  };
  return (
    <QueryStates of={own}>
      {(settings) => (
        <SchemaForm
          entity={account}
          stored={settings}
          complete={withDefaults}
          layout={LAYOUT}
          submitLabel={t('Save')}
          onSubmit={(values, began) => save({ ...began }, values)}
          onSaved={saved}
          onCancel={() => navigate('/account')}
        />
      )}
    </QueryStates>
  );
}
