import { policy } from '@lichen/contracts/business/company/policy.entity';
import { isComplete } from '@lichen/contracts/business/company/policy-state';
import { QueryStates, useNarrow, useRecords, useT, useUrlState } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { Link, useLocation } from '@lichen/kit/router';
import { type Policy, type PolicyEntry, policyEntries } from './policy-entries';
import { PolicyEditor } from './PolicyEditor';
import { PolicyList } from './PolicyList';
import '../company.css';

const MOST = 500;
const OPEN = 'of';
const NEW = 'new';

/** A new policy of the company's own, not yet saved. */
const NEW_ENTRY: PolicyEntry = { key: NEW, standard: null, name: '', stored: null, state: 'empty' };

/** Lists the standard policies and the company's own, with the editor of the open policy beside the list. */
export function PoliciesTab() {
  const found = useRecords(policy, { limit: MOST });
  return <QueryStates of={found}>{({ list }) => <Policies policies={list as readonly Policy[]} />}</QueryStates>;
}

function Policies({ policies }: { policies: readonly Policy[] }) {
  const t = useT();
  const url = useUrlState();
  const isNarrow = useNarrow(900);
  const entries = policyEntries(policies);
  const asked = url.one(OPEN);
  const first = isNarrow ? undefined : (entries.find(({ state }) => !isComplete(state)) ?? entries[0]);
  const entry = asked === NEW ? NEW_ENTRY : (entries.find(({ key }) => key === asked) ?? first);
  const standard = entries.filter((one) => one.standard !== null);
  const done = standard.filter(({ state }) => isComplete(state)).length;
  const show = (key: string | null) => url.set({ [OPEN]: key });

  return (
    <>
      <div className="biz-tab-bar">
        <p className="biz-quiet">
          {t('{count} of {total} standard policies are complete', {
            count: String(done),
            total: String(standard.length),
          })}
        </p>
        <Button onClick={() => show(NEW)}>{t('Add custom policy')}</Button>
      </div>
      <div className="biz-policies">
        {!(isNarrow && entry) && <PolicyList entries={entries} open={entry?.key ?? null} />}
        {entry && (
          <div className="biz-policy-side">
            {isNarrow && <BackToList />}
            <PolicyEditor key={entry.key} entry={entry} onOpen={show} />
          </div>
        )}
      </div>
    </>
  );
}

function BackToList() {
  const t = useT();
  const query = new URLSearchParams(useLocation().search);
  query.delete(OPEN);
  return (
    <Link className="k-page-back" to={`?${query.toString()}`}>
      <span aria-hidden="true">←</span> {t('Policies')}
    </Link>
  );
}
