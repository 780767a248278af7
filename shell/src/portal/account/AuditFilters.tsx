import { PeriodField, SwitchField, TextField, type UrlState, useUrlText, useT } from '@lichen/kit';
import type { AuditFilter } from './audit-filter';

const PAUSE_MS = 350;

interface Props {
  asked: AuditFilter;
  url: UrlState;
}

const TYPED: readonly { name: 'email' | 'field' | 'text'; label: string }[] = [
  { name: 'email', label: 'Email' },
  { name: 'field', label: 'Changed field' },
  { name: 'text', label: 'Value before or after' },
];

export function AuditFilters({ asked, url }: Props) {
  const t = useT();
  return (
    <form className="p-filters" onSubmit={(event) => event.preventDefault()}>
      <PeriodField
        required
        label={t('Period')}
        value={{ from: asked.from, to: asked.to }}
        onChange={(chosen) => {
          if (typeof chosen?.from === 'number' && typeof chosen.to === 'number')
            url.set({ from: chosen.from, to: chosen.to });
        }}
      />
      {TYPED.map(({ name, label }) => (
        <Typed key={name} {...{ name, label, url }} />
      ))}
      <SwitchField
        label="Summary view"
        value={!asked.isFull}
        onChange={(on) => url.set({ view: on === true ? null : 'full' })}
        required
      />
    </form>
  );
}

function Typed({ name, label, url }: { name: string; label: string; url: UrlState }) {
  const [typed, setTyped] = useUrlText(url, name, { pause: PAUSE_MS });
  return <TextField label={label} value={typed} onChange={setTyped} required />;
}
