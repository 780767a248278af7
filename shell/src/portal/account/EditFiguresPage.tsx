import { account } from '@lichen/contracts/identity/account.entity';
import { FiveStates, NoPermission, Page, SchemaForm, usePortal, useSingleton, useT } from '@lichen/kit';
import { useNavigate } from '@lichen/kit/router';
import { useSaveOwn } from '../session/useSaveOwn';
import { FIGURES_SETTINGS, withUsual } from './figures-settings';

const LAYOUT = [{ fields: FIGURES_SETTINGS }];

export default function EditFiguresPage() {
  const t = useT();
  const { may } = usePortal();
  return (
    <Page
      title={t('How figures are made')}
      context={t('Figures that are there stay as they are until they are recalculated')}
      back={{ to: '/account', label: 'Account' }}
    >
      {may(['admin']) ? <Settings /> : <NoPermission />}
    </Page>
  );
}

function Settings() {
  const t = useT();
  const navigate = useNavigate();
  const { refresh } = usePortal();
  const own = useSingleton(account);
  const save = useSaveOwn('account', FIGURES_SETTINGS);
  const saved = () => {
    refresh();
    navigate('/account');
  };
  return (
    <FiveStates of={own}>
      {(settings) => (
        <SchemaForm
          entity={account}
          stored={settings}
          complete={withUsual}
          layout={LAYOUT}
          submitLabel={t('Save')}
          onSubmit={(values, began) => save({ ...began }, values)}
          onSaved={saved}
          onCancel={() => navigate('/account')}
        />
      )}
    </FiveStates>
  );
}
