import { repairImport } from '@lichen/contracts/imports/import.call';
import type { RepairGroup } from '@lichen/contracts/imports/import.entity';
import { useFormat, usePortal, useT } from '../../index';
import { Button } from '../../modules/antd';
import { KeyButton } from './KeyButton';
import { meaningsOf, readingsOf } from './readings';
import type { ImportCall } from '../useImportCall';

interface Props {
  isDay: boolean;
  group: RepairGroup;
  /** Title of the column. */
  title: string;
  call: ImportCall;
  /** The convention chosen earlier. */
  answer?: string | undefined;
}

/** Most cells whose possible meanings are listed. */
const MOST_EXAMPLES = 3;

/** Shows how cells of the column read in each way; the answer applies to this column only. */
export function OrderRepair({ isDay, group, title, call, answer }: Props) {
  const t = useT();
  const { language } = useFormat();
  const { today } = usePortal();
  const keyOf = (convention: string) => `order ${group.field} ${convention}`;
  const first = group.texts[0]?.text ?? '';
  const unit = group.unit === undefined ? undefined : t(group.unit);
  const readings = readingsOf(isDay, { ...group, unit }, language, today());
  // While another answer waits, the earlier one is sent again too, because it is the last that was chosen.
  const isWaiting = readings.some(({ convention }) => call.pending.includes(keyOf(convention)));
  const examples = group.texts.flatMap(({ text, cell }) => {
    const meanings = meaningsOf(text, readings, language);
    return meanings === null ? [] : [{ cell, words: t('{text}: {meanings}?', { text, meanings }) }];
  });
  return (
    <>
      <p>{t('What is “{text}” in the column {field}?', { text: first, field: title })}</p>
      <ul className="imp-warnings">
        {examples.slice(0, MOST_EXAMPLES).map(({ cell, words }) => (
          <li key={cell}>
            {words} <span className="k-quiet">{cell}</span>
          </li>
        ))}
      </ul>
      <div className="imp-actions">
        {readings.map(({ convention, words, read, settings }, at) => {
          const shared = {
            loading: call.pending.includes(keyOf(convention)),
            title: t(words),
            onClick: () =>
              void ((convention === answer && !isWaiting) || call.send(repairImport, { settings }, keyOf(convention))),
            children: [read(first).value, read(first).unit].filter(Boolean).join(' ') || t(words),
          };
          // The keys answer open questions only.
          return answer === undefined ? (
            <KeyButton key={words} keyName={String(at + 1)} {...shared} />
          ) : (
            <Button
              key={words}
              type={convention === answer ? 'primary' : 'default'}
              aria-pressed={convention === answer}
              {...shared}
            />
          );
        })}
      </div>
    </>
  );
}
