import { StatusTag, usePortal, useT } from '@lichen/kit';

const NOTICE = 'Please contact customer services to enable AI identification and extraction';
const MODULE = 'ai-doc-extract';

/** Says whether the account has AI extraction, in the words of the specification. */
export function ExtractNotice({ isShort = false }: { isShort?: boolean }) {
  const t = useT();
  const { account } = usePortal();
  if (account.modules.includes(MODULE)) return <StatusTag tone="good">{t('AI Extract Enabled')}</StatusTag>;
  return <span className={isShort ? 'doc-quiet' : 'doc-notice'}>{t(NOTICE)}</span>;
}
