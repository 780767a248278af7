import { checkActivity, type Finding, FINDING_KINDS } from '@lichen/contracts/activities/checks/checks.call';
import type { Entity, RecordBase } from '@lichen/contracts/entity/entity';
import { paths } from '@lichen/contracts/api/paths';
import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { Card, StatusTag, useDebouncedFormValues, useFormat, usePortal, usePostedCall, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { typeName } from '../shared/activity-name';
import './checks.css';
import { CountAgain, FormRemedies, KeepThis, RemedyLinks } from './Remedies';
import { useFindingSentence } from './useFindingSentence';

const PAUSE = 600;
/** Most other records that are listed; the checks page shows them all. */
const SHOWN = 3;

interface Props {
  entity: Entity;
  stored?: RecordBase | undefined;
}

/** Findings about the activity in the form. They never block saving. */
export function Warnings({ entity, stored }: Props) {
  const t = useT();
  const values = useDebouncedFormValues(PAUSE);
  const body = { activity_type: entity.name, draft: values, ...(stored ? { id: stored._id } : {}) };
  const found = usePostedCall<ListAnswer<Finding>>(checkActivity, body, { enabled: Object.keys(values).length > 0 });
  const list = found.data?.list ?? [];
  return (
    <div aria-live="polite">
      {list.length > 0 && (
        <Card title={t('Please check')} aside={t('You can still save')}>
          <ul className="act-warnings">
            {list.map((finding) => (
              <Warning key={finding._id} finding={finding} isTyped />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

/** Findings about a stored activity, each with its remedies; empty if there are none. */
export function StoredFindings({ type, id }: { type: string; id: string }) {
  const t = useT();
  const { may } = usePortal();
  const enabled = may(checkActivity.allow);
  const found = usePostedCall<ListAnswer<Finding>>(checkActivity, { activity_type: type, id }, { enabled });
  const list = found.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <Card title={t('Please check')}>
      <ul className="act-warnings">
        {list.map((finding) => (
          <Warning key={finding._id} finding={finding} />
        ))}
      </ul>
    </Card>
  );
}

function Warning({ finding, isTyped = false }: { finding: Finding; isTyped?: boolean }) {
  const sentence = useFindingSentence();
  const t = useT();
  const name = sentence(finding);
  return (
    <li>
      <StatusTag tone="attention">{t(FINDING_KINDS[finding.kind].label)}</StatusTag>
      <p>{name}</p>
      <div className="act-finding-ways">
        <KeepThis of={finding} id={finding.activity_id} name={t(typeName(finding))} isApart={isTyped} />
        {isTyped && <FormRemedies of={finding} name={name} />}
        <CountAgain of={finding} name={name} />
        <RemedyLinks of={finding} name={name} isApart={isTyped} />
      </div>
      <OtherRecords of={finding} isApart={isTyped} />
    </li>
  );
}

/** Links to the other records of a finding, in a new tab where a form is open. */
export function OtherRecords({ of, isApart = true }: { of: Finding; isApart?: boolean }) {
  const { others } = of;
  const t = useT();
  const format = useFormat();
  const nameOf = (other: Finding['others'][number]) => `${t(typeName(other))}, ${format.period(other.from, other.to)}`;
  const rest = others.length - SHOWN;
  return (
    <ul className="act-others">
      {others.slice(0, SHOWN).map((other) => (
        <li key={other._id}>
          <Link to={paths.activity(other._id)} {...(isApart ? { target: '_blank', rel: 'noopener' } : {})}>
            {nameOf(other)}
          </Link>{' '}
          <KeepThis of={of} id={other._id} name={nameOf(other)} isApart={isApart} />
        </li>
      ))}
      {rest > 0 && <li className="act-quiet">{t('{count} more', { count: rest })}</li>}
    </ul>
  );
}
