import { useT } from '@lichen/kit';

/** Shown when the first request for the portal answer failed. */
export function Unreachable() {
  const t = useT();
  return (
    <main className="p-alone" role="alert">
      <h1>{t('The portal is not responding')}</h1>
      <p>{t('Your data is safe. Check your connection and try again in a moment.')}</p>
      <button type="button" className="p-plain-button" onClick={() => window.location.reload()}>
        {t('Try again')}
      </button>
    </main>
  );
}
