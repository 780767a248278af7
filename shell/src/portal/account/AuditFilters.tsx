import { PeriodField, SwitchField, TextField, useSettled, useT } from '@lichen/kit';
import { useEffect, useState } from 'react';
import type { AuditAsked } from './audit-query';

const PAUSE_MS = 350;

interface Props {
  asked: AuditAsked;
  ask: (change: Partial<Record<'from' | 'to' | 'email' | 'field' | 'text' | 'view', string | number | null>>) => void;
}

type Typed = Pick<AuditAsked, 'email' | 'field' | 'text'>;

const TYPED: readonly { name: keyof Typed; label: string }[] = [
  { name: 'email', label: 'Email' },
  { name: 'field', label: 'Changed field' },
  { name: 'text', label: 'Changed from or to' },
];

export function AuditFilters({ asked, ask }: Props) {
  const t = useT();
  const [typed, setTyped] = useState<Typed>({ email: asked.email, field: asked.field, text: asked.text });
  const settled = useSettled(typed, PAUSE_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks when the typing pauses, not when the address changes
  useEffect(() => {
    const changed = TYPED.filter(({ name }) => settled[name].trim() !== asked[name]);
    if (changed.length > 0) ask(Object.fromEntries(changed.map(({ name }) => [name, settled[name].trim() || null])));
  }, [settled]);
  return (
    <form className="p-filters" onSubmit={(event) => event.preventDefault()}>
      <PeriodField
        required
        label={t('Period')}
        value={{ from: asked.from, to: asked.to }}
        onChange={(chosen) => {
          if (typeof chosen?.from === 'number' && typeof chosen.to === 'number')
            ask({ from: chosen.from, to: chosen.to });
        }}
      />
      {TYPED.map(({ name, label }) => (
        <TextField
          key={name}
          label={label}
          value={typed[name]}
          onChange={(text) => setTyped({ ...typed, [name]: text ?? '' })}
          required
        />
      ))}
      <SwitchField
        label="Summary view"
        value={!asked.isFull}
        onChange={(on) => ask({ view: on === true ? null : 'full' })}
        required
      />
    </form>
  );
}
