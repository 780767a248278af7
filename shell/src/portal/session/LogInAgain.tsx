import { ENTRY_TEXTS } from '@lichen/contracts/identity/account-rules';
import { usePortal, useT } from '@lichen/kit';
import { Alert, Button, Input, Modal } from '@lichen/kit/antd';
import { useQueryClient } from '@lichen/kit/query';
import { type FormEvent, useId, useState } from 'react';
import { fetchJson } from './fetch-json';
import { refreshSession, useSession } from './session';

/** Logs in; returns the error message, or null on success. */
async function logIn(email: string, password: string): Promise<string | null> {
  try {
    const { response, body } = await fetchJson('/api/auth/login', {
      ...{ method: 'POST', credentials: 'same-origin', body: JSON.stringify({ email, password }) },
      headers: { accept: 'application/json', 'content-type': 'application/json' },
    });
    const { err } = (body ?? {}) as { err?: string };
    return response.ok ? null : (err ?? ENTRY_TEXTS.tryAgain);
  } catch {
    return ENTRY_TEXTS.tryAgain;
  }
}

/** Log-in dialog above the open page, for the page's own user; the page behind it is hidden and keeps its state. */
export function LogInAgain() {
  const isLoggedOut = useSession((session) => session.isLoggedOut);
  return isLoggedOut ? <LogInDialog /> : null;
}

function LogInDialog() {
  const t = useT();
  const id = useId();
  const client = useQueryClient();
  const { email } = usePortal().answer.user;
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const refused = password === '' ? ENTRY_TEXTS.passwordRequired : await logIn(email, password);
    if (refused === null) {
      await refreshSession();
      await client.invalidateQueries();
    }
    setFailure(refused);
    setBusy(false);
  };

  return (
    <Modal
      open
      title={t('You have been logged out.')}
      closable={false}
      footer={null}
      rootClassName="p-log-in-again"
      // The dialog takes the focus when it opens; only then can the field get it.
      afterOpenChange={() => document.getElementById(`${id}password`)?.focus()}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <p>{t('Log in to continue where you left off.')}</p>
        <label htmlFor={`${id}email`}>{t('Email')}</label>
        <Input id={`${id}email`} type="email" value={email} readOnly autoComplete="username" />
        <label htmlFor={`${id}password`}>{t('Password')}</label>
        <Input.Password
          id={`${id}password`}
          value={password}
          autoComplete="current-password"
          onChange={(event) => setPassword(event.target.value)}
          {...(failure ? { status: 'error', 'aria-invalid': true, 'aria-describedby': `${id}failure` } : {})}
        />
        {failure && <Alert id={`${id}failure`} type="error" showIcon role="alert" message={t(failure)} />}
        <div className="p-log-in-again-buttons">
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {t('Log in')}
          </Button>
          <Button type="link" href="/">
            {t('Leave')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
