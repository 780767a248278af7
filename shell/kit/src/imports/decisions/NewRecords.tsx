import { repairImport } from '@lichen/contracts/imports/import.call';
import { NEW_RECORD_STATES, type NewRecord, type NewRecordState } from '@lichen/contracts/imports/import.entity';
import { Card, StatusTag, useT } from '../../index';
import { useImportArea } from '../import-area';
import { Button } from '../../modules/antd';
import { useState } from 'react';
import { type Import, isAtCheck } from '../import-words';
import type { ImportCall } from '../useImportCall';

/** Number of records shown at first; a button shows the rest. */
const SHOWN = 20;

const TONES: Readonly<Partial<Record<NewRecordState, 'good' | 'attention'>>> = { added: 'good', kept: 'attention' };

/** Returns the state of a record: until the import runs it is new, unless another person has created it meanwhile. */
function stateOf({ state, found, why }: NewRecord, isChecked: boolean): string {
  if (state === 'planned' && found !== undefined) return NEW_RECORD_STATES.found;
  return state === 'planned' && (why !== undefined || !isChecked) ? 'Not added' : NEW_RECORD_STATES[state];
}

/** Lists the records that are created with the import, or the result. Until the import runs each can be removed. */
export function NewRecords({ record, call }: { record: Import; call: ImportCall }) {
  const t = useT();
  const { records } = useImportArea();
  const [isWhole, setWhole] = useState(false);
  const all = record.new_records ?? [];
  const isChecked = isAtCheck(record);
  if (all.length === 0) return null;
  const keyOf = (of: readonly NewRecord[]) => `forget ${of.length > 1 ? '*' : of[0]?.id}`;
  const forget = (of: readonly NewRecord[]) => ({
    loading: call.pending.includes(keyOf(of)),
    onClick: () => void call.send(repairImport, { forget: of.map(({ id }) => id) }, keyOf(of)),
  });
  return (
    <Card title={t('New records')}>
      <ul className="imp-texts">
        {(isWhole ? all : all.slice(0, SHOWN)).map((one) => (
          <li key={one.id} className="imp-repair">
            <span className="imp-text">
              <strong>{one.name}</strong>
              <span className="k-quiet">
                {[records[one.entity]?.entity.label, one.why].flatMap((text) => (text ? t(text) : [])).join(' · ')}
              </span>
            </span>
            <span className="imp-new">
              <StatusTag tone={one.why ? 'attention' : (TONES[one.state] ?? 'plain')}>
                {t(stateOf(one, isChecked))}
              </StatusTag>
              {isChecked && (
                <Button aria-label={`${t('Undo')}: ${one.name}`} {...forget([one])}>
                  {t('Undo')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <div className="imp-actions">
        {!isWhole && all.length > SHOWN && (
          <Button onClick={() => setWhole(true)}>{t('{count} more', { count: all.length - SHOWN })}</Button>
        )}
        {isChecked && all.length > 1 && <Button {...forget(all)}>{t('Undo all')}</Button>}
        {isChecked && <span className="k-quiet">{t('These are added when the import runs.')}</span>}
      </div>
    </Card>
  );
}
