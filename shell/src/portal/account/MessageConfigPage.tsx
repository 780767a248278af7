import { messageConfig } from '@lichen/contracts/identity/messages/message-config.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { ADMIN } from '@lichen/contracts/portal/roles';
import { NoPermission, Page, QueryStates, SchemaForm, useNotify, usePortal, useSingleton, useT } from '@lichen/kit';
import { useState } from 'react';
import { useSaveSingleton } from '../session/useSaveSingleton';
import { AccountTabs } from './AccountTabs';

type MessageConfig = RecordOf<typeof messageConfig>;

const FIELDS = ['country_code', 'tel_number'] as const;
const LAYOUT = [{ columns: 2 as const, fields: FIELDS }];
const OVERRIDES = { country_code: { required: true }, tel_number: { required: true } };

export default function MessageConfigPage() {
  const t = useT();
  const { may } = usePortal();
  return (
    <Page title={t('Message configuration')} context={t('The number your messages to contacts come from')}>
      <AccountTabs />
      {may(ADMIN) ? <Configuration /> : <NoPermission who={ADMIN} />}
    </Page>
  );
}

function Configuration() {
  const t = useT();
  const notify = useNotify();
  const own = useSingleton(messageConfig);
  const save = useSaveSingleton(messageConfig, FIELDS);
  // The form stays open after a save and then starts from the saved values.
  const [saved, setSaved] = useState<MessageConfig | null>(null);
  const done = (record: object) => {
    setSaved(record as MessageConfig);
    notify(t('Saved'));
  };
  return (
    <>
      <p role="note">
        {t(
          'Messages come from this number if the operator’s service for messages can send from it, otherwise from the operator’s.',
        )}
      </p>
      <QueryStates of={own}>
        {(stored) => (
          <SchemaForm
            key={saved?.version ?? 0}
            entity={messageConfig}
            stored={saved && saved.version >= stored.version ? saved : stored}
            layout={LAYOUT}
            overrides={OVERRIDES}
            submitLabel="Save"
            onSubmit={(values, began) => save({ ...began }, values)}
            onSaved={done}
          />
        )}
      </QueryStates>
    </>
  );
}
