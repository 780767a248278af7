import type { Language } from '@lichen/contracts/text/languages';
import { ConfigProvider } from '@lichen/kit/antd';
import { antdLocale, lichenTheme } from '@lichen/kit/theme';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useScheme } from './scheme-choice';

type Locale = NonNullable<Awaited<ReturnType<typeof antdLocale>>>;

/**
 * English is built into antd. It is passed all the same, because antd rebuilds its whole tree when it gets its first
 * locale.
 */
const ENGLISH: Locale = { locale: 'en' };

/** Read once: a changed system setting applies after a reload. */
const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Provides antd with the product's theme and the user's language. */
export function Themed({ language, children }: { language: Language; children: ReactNode }) {
  const scheme = useScheme((state) => state.scheme);
  const [locale, setLocale] = useState<Locale>(ENGLISH);
  const theme = useMemo(() => lichenTheme(scheme, isStill), [scheme]);

  useEffect(() => {
    let wanted = true;
    void antdLocale(language).then((loaded) => wanted && setLocale(loaded ?? ENGLISH));
    return () => {
      wanted = false;
    };
  }, [language]);

  // Static messages and dialogs render outside this tree; antd gets their theme from here.
  useEffect(() => ConfigProvider.config({ holderRender: (node) => wrapped(node, theme, locale) }), [theme, locale]);

  return wrapped(children, theme, locale);
}

function wrapped(children: ReactNode, theme: ReturnType<typeof lichenTheme>, locale: Locale) {
  // By itself antd names the button that closes a dialog in English only.
  const modal = { closable: { 'aria-label': locale.global?.close ?? 'Close' } };
  return (
    <ConfigProvider theme={theme} locale={locale} modal={modal}>
      {children}
    </ConfigProvider>
  );
}
