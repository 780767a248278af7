import { checkActivity, type Finding, FINDING_KINDS } from '@lichen/contracts/activities/checks/checks.call';
import type { Entity, RecordBase } from '@lichen/contracts/entity/entity';
import { paths } from '@lichen/contracts/api/paths';
import type { ListAnswer } from '@lichen/contracts/api/api-responses';
import { Card, StatusTag, useDebouncedFormValues, useFormat, usePostedCall, useT } from '@lichen/kit';
import { Link } from '@lichen/kit/router';
import { typeName } from '../shared/activity-name';
import './checks.css';
import { useFindingSentence } from './useFindingSentence';

const PAUSE = 600;
/** Enough to recognise the case; the page of the checks has them all. */
const SHOWN = 3;

interface Props {
  entity: Entity;
  stored?: RecordBase | undefined;
}

/** Findings about the activity while it is typed. They never block saving. */
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
              <Warning key={finding._id} finding={finding} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

function Warning({ finding }: { finding: Finding }) {
  const sentence = useFindingSentence();
  const t = useT();
  return (
    <li>
      <StatusTag tone="attention">{t(FINDING_KINDS[finding.kind].label)}</StatusTag>
      <p>{sentence(finding)}</p>
      <OtherRecords of={finding} />
    </li>
  );
}

/** The records a finding is also about, in a new tab where a form is open. */
export function OtherRecords({ of: { others }, isApart = true }: { of: Finding; isApart?: boolean }) {
  const t = useT();
  const format = useFormat();
  const rest = others.length - SHOWN;
  return (
    <ul className="act-others">
      {others.slice(0, SHOWN).map((other) => (
        <li key={other._id}>
          <Link to={paths.activity(other._id)} {...(isApart ? { target: '_blank', rel: 'noopener' } : {})}>
            {t(typeName(other))}, {format.period(other.from, other.to)}
          </Link>
        </li>
      ))}
      {rest > 0 && <li className="act-quiet">{t('{count} more', { count: rest })}</li>}
    </ul>
  );
}
