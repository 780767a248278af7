import { ASSEMBLY_TEXTS } from '@lichen/contracts/docs/assembly/assembly-texts';
import type { PageRange } from '@lichen/contracts/docs/assembly/page-range';
import { TextField, useT, useTn } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { type FormEvent, useState } from 'react';
import type { Doc } from '../shared/documents';
import type { Leaves } from '../viewer/leaves';
import { rangesFrom, rangesOf, startsOf, textOf } from './page-ranges';
import { SplitPages } from './SplitPages';
import { useSplit } from './useSplit';

interface Props {
  record: Doc;
  proposed: readonly PageRange[] | null;
  leaves: Leaves;
  onClose: () => void;
}

/** Splits a document by marks between its thumbnails or by page ranges as text; the two stay in step. */
export function SplitForm({ record, proposed, leaves, onClose }: Props) {
  const t = useT();
  const tn = useTn();
  const { count } = leaves;
  const { split, isSplitting } = useSplit(record);
  const [text, setText] = useState(() => textOf(proposed ?? []));
  const [isTried, setTried] = useState(false);
  const ranges = rangesOf(text, count);
  const mark = (starts: ReadonlySet<number>) => setText(starts.size > 0 ? textOf(rangesFrom(starts, count)) : '');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (ranges && (await split(ranges))) onClose();
  };
  if (count < 2) return <p>{t(ASSEMBLY_TEXTS.notSplittable)}</p>;
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <p className="doc-quiet">
        {proposed
          ? tn(
              proposed.length,
              '{count} document was found in this file. Check where it begins.',
              '{count} documents were found in this file. Check where each begins.',
            )
          : t('Mark the pages that begin another document.')}
      </p>
      <SplitPages leaves={leaves} ranges={ranges} onMark={mark} starts={startsOf(ranges ?? [])} />
      <TextField
        label="Pages of each document"
        hint="For example 1-2, 3-4. Pages that you leave out stay in this document alone."
        value={text}
        onChange={(next) => setText(next ?? '')}
        error={isTried && !ranges ? ASSEMBLY_TEXTS.ranges : undefined}
      />
      <div className="doc-split-acts">
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isSplitting && { delay: 200 }}>
          {ranges
            ? tn(ranges.length, 'Split off {count} document', 'Split into {count} documents')
            : t('Split document')}
        </Button>
      </div>
    </form>
  );
}
