import { member } from '@lichen/contracts/identity/member.entity';
import {
  ChoiceField,
  PeriodField,
  RecordPicker,
  SwitchField,
  TextField,
  type UrlState,
  useUrlText,
  useT,
} from '@lichen/kit';
import { useMemo } from 'react';
import type { AuditFilter } from './audit-filter';
import './audit.css';

const PAUSE_MS = 350;

interface Props {
  asked: AuditFilter;
  url: UrlState;
  /** Entity names with their labels. */
  records: Readonly<Record<string, string>>;
}

const TYPED: readonly { name: 'email' | 'field' | 'text'; label: string }[] = [
  { name: 'email', label: 'Email' },
  { name: 'field', label: 'Changed field' },
  { name: 'text', label: 'Value before or after' },
];

export function AuditFilters({ asked, url, records }: Props) {
  const t = useT();
  const kinds = useMemo(
    () => Object.keys(records).sort((a, b) => t(records[a] ?? a).localeCompare(t(records[b] ?? b))),
    [records, t],
  );
  return (
    <form className="p-filters p-audit-filters" onSubmit={(event) => event.preventDefault()}>
      <PeriodField
        required
        label={t('Period')}
        value={{ from: asked.from, to: asked.to }}
        onChange={(chosen) => {
          if (typeof chosen?.from === 'number' && typeof chosen.to === 'number')
            url.set({ from: chosen.from, to: chosen.to });
        }}
      />
      <RecordPicker
        plain
        label="Person"
        unfiltered="All"
        entity={member}
        labelOf={({ first_name, last_name }) => `${first_name} ${last_name}`}
        value={asked.person}
        onChange={(person) => url.set({ person })}
      />
      <ChoiceField
        plain
        label="Kind of record"
        unfiltered="All"
        options={kinds}
        words={records}
        value={asked.kind}
        onChange={(kind) => url.set({ kind, record: null })}
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
