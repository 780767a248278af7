import { COMPLETE_WORDS } from '@lichen/contracts/business/company/policy-state';
import { useT, useTn } from '@lichen/kit';
import { Link, useLocation } from '@lichen/kit/router';
import type { PolicyEntry } from './policy-entries';
import { PolicyTag } from './PolicyTag';

interface Props {
  entries: readonly PolicyEntry[];
  open: string | null;
}

/** Lists every policy with its state and the reason for it; each entry links to its editor. */
export function PolicyList({ entries, open }: Props) {
  const t = useT();
  const { search } = useLocation();
  const addressOf = (key: string) => {
    const query = new URLSearchParams(search);
    query.set('of', key);
    return `?${query.toString()}`;
  };
  return (
    <nav className="biz-policy-list" aria-label={t('Policies')}>
      {entries.map((entry) => (
        <Link
          key={entry.key}
          to={addressOf(entry.key)}
          {...(entry.key === open ? { 'aria-current': 'true' as const } : {})}
        >
          <span className="biz-policy-name">
            <strong>{entry.standard ? t(entry.name) : entry.name}</strong>
            <small>
              <Reason entry={entry} />
            </small>
          </span>
          <PolicyTag entry={entry} />
        </Link>
      ))}
    </nav>
  );
}

/** The second line of an entry: the reason for its state. */
function Reason({ entry: { standard, stored, state } }: { entry: PolicyEntry }) {
  const t = useT();
  const tn = useTn();
  const words = stored?.num_words ?? 0;
  const said = () => {
    if (state === 'uploaded') return stored?.doc_name;
    if (state === 'not_required') return t('Justification given');
    if (state === 'justification_required') return t('Not required');
    if (state === 'incomplete')
      return t('{count} of {most} words', { count: String(words), most: String(COMPLETE_WORDS) });
    return state === 'empty' ? t('Not started') : tn(words, '{count} word', '{count} words');
  };
  return (
    <>
      {standard === null && `${t('Custom')} · `}
      {said()}
    </>
  );
}
