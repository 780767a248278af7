import { devActions, type MaintenanceAction, type MaintenanceResult } from '@lichen/contracts/identity/dev.call';
import type { ListAnswer, RecordAnswer } from '@lichen/contracts/api/api-responses';
import { asDataError, Card, data, QueryStates, Page, useCall, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link, useSearchParams } from '@lichen/kit/router';
import { useState } from 'react';
import { UnknownPage } from '../routes/Refusals';

/** Developer tools; without the flag in the address this page does not exist. */
export default function DevPage() {
  const [search] = useSearchParams();
  return search.get('dev') === '1' ? <DevTools /> : <UnknownPage />;
}

function DevTools() {
  const t = useT();
  const actions = useCall<ListAnswer<MaintenanceAction>>(devActions, {});
  const [log, setLog] = useState<readonly string[]>([]);
  const [running, setRunning] = useState<string | null>(null);

  const run = async (action: string) => {
    setRunning(action);
    try {
      const options = { method: 'POST', body: { _action: action }, patience: 300_000 } as const;
      const { obj } = await data<RecordAnswer<MaintenanceResult>>('dev', options);
      setLog((lines) => [...lines, obj.message]);
    } catch (error) {
      setLog((lines) => [...lines, asDataError(error).message]);
    } finally {
      setRunning(null);
    }
  };

  return (
    <Page title={t('Developer tools')} context={t('Maintenance of this installation')}>
      <QueryStates of={actions}>
        {({ list }) => (
          <>
            <div className="p-columns">
              <Card title={t('Maintenance')}>
                <div className="p-dev-actions">
                  {list.map(({ action, label }) => (
                    <Button key={action} loading={running === action} onClick={() => void run(action)}>
                      {t(label)}
                    </Button>
                  ))}
                </div>
                <p>
                  <a href="/operator/inbox">{t('Captured mails')}</a>
                </p>
                <p>
                  <Link to="/operator">{t('Factors and rates')}</Link>
                </p>
              </Card>
              <Card title={t('Log')}>
                <pre className="p-dev-log" aria-live="polite">
                  {log.length > 0 ? log.join('\n') : t('Nothing has run yet.')}
                </pre>
              </Card>
            </div>
          </>
        )}
      </QueryStates>
    </Page>
  );
}
