import { useDialogFocus, useT, TextField } from '@lichen/kit';
import { Button, Modal } from '@lichen/kit/antd';
import { useRef, useState } from 'react';
import { Shape } from '../shared/Shape';
import { type Combined, useCombine } from './useCombine';
import './assembly.css';

interface Props {
  /** At least two documents, in their initial order. */
  documents: readonly Combined[];
  onClose: () => void;
  /** Called once the documents have been combined. */
  onDone: () => void;
}

function moved<T>(list: readonly T[], at: number, step: 1 | -1): T[] {
  const next = [...list];
  const [one] = next.splice(at, 1);
  if (one !== undefined) next.splice(at + step, 0, one);
  return next;
}

/** A dialog that puts documents in an order and combines them into one. */
export function CombineDialog({ documents, onClose, onDone }: Props) {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  const [order, setOrder] = useState(documents);
  const [name, setName] = useState('');
  const { combine, isCombining } = useCombine();
  useDialogFocus();
  const move = (at: number, step: 1 | -1) => {
    setOrder(moved(order, at, step));
    // Focus stays on the moved document's button; where that button is disabled at the end of the list, the other one
    // gets it.
    requestAnimationFrame(() => {
      const [up, down] = list.current?.children[at + step]?.querySelectorAll('button') ?? [];
      const wanted = step < 0 ? up : down;
      (wanted?.disabled ? (step < 0 ? down : up) : wanted)?.focus();
    });
  };
  const send = async () => {
    if (await combine(order, name.trim())) onDone();
  };
  return (
    <Modal
      open
      title={t('Combine into one document')}
      okText={t('Combine')}
      cancelText={t('Cancel')}
      confirmLoading={isCombining}
      onOk={() => void send()}
      onCancel={onClose}
      destroyOnHidden
    >
      <p className="doc-quiet">{t('Its pages come in this order.')}</p>
      <ol ref={list} className="doc-combine">
        {order.map((each, at) => (
          <li key={each._id}>
            <span>{each.name}</span>
            <Button
              type="text"
              disabled={at === 0}
              aria-label={t('Move {document} up', { document: each.name })}
              onClick={() => move(at, -1)}
            >
              <Shape name="up" />
            </Button>
            <Button
              type="text"
              disabled={at === order.length - 1}
              aria-label={t('Move {document} down', { document: each.name })}
              onClick={() => move(at, 1)}
            >
              <Shape name="down" />
            </Button>
          </li>
        ))}
      </ol>
      <TextField
        label="Name"
        hint="If empty, it takes the name of the first document."
        value={name}
        onChange={(next) => setName(next ?? '')}
      />
    </Modal>
  );
}
