import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@lichen/contracts/text/languages';
import { usePortal, useT, useNotify } from '@lichen/kit';
import { Dropdown } from '@lichen/kit/antd';
import { useState } from 'react';
import { Icon } from '../icons/Icon';
import { switchLanguage } from '../session/switch-language';

/** Selects one of six languages; the page and its unsaved input stay. */
export function LanguageSelect() {
  const t = useT();
  const notify = useNotify();
  const { language } = usePortal();
  const [isChanging, setChanging] = useState(false);
  const choose = async (wished: Language) => {
    setChanging(true);
    const refusal = await switchLanguage(wished);
    setChanging(false);
    if (refusal) notify(t(refusal), 'bad');
  };
  const items = LANGUAGES.map((key) => ({
    key,
    label: <span lang={key.slice(0, 2).toLowerCase()}>{LANGUAGE_NAMES[key]}</span>,
  }));
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      placement="bottomRight"
      menu={{ items, selectedKeys: [language], onClick: ({ key }) => void choose(key as Language) }}
    >
      <button type="button" className="p-language" aria-label={t('Language')} aria-busy={isChanging}>
        <Icon name="globe" />
        <span>{language.slice(-2)}</span>
      </button>
    </Dropdown>
  );
}
