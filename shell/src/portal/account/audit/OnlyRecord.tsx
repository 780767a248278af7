import { type UrlState, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import type { AuditFilter } from './audit-filter';
import type { AuditLabels } from './audit-labels';
import { useRecordNames } from './useRecordNames';
import './audit.css';

interface Props {
  asked: AuditFilter;
  said: AuditLabels;
  url: UrlState;
}

/** Names the single record that the list is narrowed to, with a button that shows all records again. */
export function OnlyRecord({ asked: { kind, record }, said, url }: Props) {
  const t = useT();
  const nameOf = useRecordNames(kind !== null && record !== null ? [{ entity: kind, id: record }] : []);
  if (record === null) return null;
  const name = (kind !== null && nameOf(kind, record)) || record;
  return (
    <p className="p-audit-only">
      {t('Changes of one record: {name}', { name: kind === null ? name : `${said.record(kind)}, ${name}` })}
      <Button onClick={() => url.set({ record: null })}>{t('Show all records')}</Button>
    </p>
  );
}
