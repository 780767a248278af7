import {
  type EsgStatusAnswer,
  type EsgStatusSection,
  esgStatus,
} from '@lichen/contracts/business/company/esg-status.call';
import { useCall, useSaid, useT, useTn } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { useState } from 'react';
import type { Section } from './sections';
import './section-cards.css';

interface Props {
  /** Accessible name of the navigation, translated. */
  label: string;
  sections: readonly Section[];
  year: number;
}

/** Cards for the sections of the company's data, with the completeness of the year and its missing items. */
export function SectionCards({ label, sections, year }: Props) {
  const t = useT();
  const found = useCall<EsgStatusAnswer>(esgStatus, { year });
  const statusOf = (path: string) => found.data?.list.find(({ section }) => path.endsWith(`/${section}`));
  return (
    <nav aria-label={label}>
      <ul className="biz-sections">
        {sections.map((section) => (
          <li key={section.path} className="biz-section">
            <Link to={section.path} className="biz-section-link">
              <strong>{t(section.title)}</strong>
              <small>{t(section.words)}</small>
            </Link>
            <Completeness status={statusOf(section.path)} />
          </li>
        ))}
      </ul>
      {found.data?.is_complete === false && (
        <p className="biz-quiet">{t('The completeness of some sections is not available.')}</p>
      )}
    </nav>
  );
}

function Completeness({ status }: { status: EsgStatusSection | undefined }) {
  const t = useT();
  const tn = useTn();
  const say = useSaid();
  const [isOpen, setOpen] = useState(false);
  if (!status || status.total === 0) return null;
  const { done, total, completeness, missing } = status;
  const words = { done: String(done), total: String(total) };
  return (
    <div className="biz-section-status">
      <progress value={done} max={total} aria-label={t('Completeness')} />
      <span>
        {completeness} % · {t('{done} of {total}', words)}
      </span>
      {missing.length > 0 && (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {tn(total - done, '{count} item is missing', '{count} items are missing')}
        </button>
      )}
      {isOpen && (
        <ul>
          {missing.map(({ part, label, path }) => (
            <li key={`${part} ${path} ${say(label)}`}>
              <Link to={path}>{say(label)}</Link>
            </li>
          ))}
          {total - done > missing.length && (
            <li>{tn(total - done - missing.length, 'And {count} more.', 'And {count} more.')}</li>
          )}
        </ul>
      )}
    </div>
  );
}
