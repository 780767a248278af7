import type { account } from '@lichen/contracts/identity/account.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { member } from '@lichen/contracts/identity/member.entity';
import { MEMBER_TEXTS } from '@lichen/contracts/identity/member-texts';
import { Card, useFormat, useRecords, useT, useTn } from '@lichen/kit';
import { Usage } from './Usage';

/** Number of seats from which a bar replaces the single squares, which would be too small to tell apart. */
const BAR_FROM = 40;

/** Seats of the account: used by members who may log in and by people who are invited. */
export function MembersCard({ of: { num_users, max_users } }: { of: RecordOf<typeof account> }) {
  const [t, tn] = [useT(), useTn()];
  const { number } = useFormat();
  const invited = useRecords(member, { status: 'invited', limit: 1 }).data?.total ?? 0;
  return (
    <Card title={t('Users')}>
      <p className="p-account-figure">
        <strong>{number(num_users)}</strong> {t('of {count}', { count: number(max_users) })}
      </p>
      {max_users < BAR_FROM ? (
        <Places taken={num_users} invited={invited} all={max_users} />
      ) : (
        <Usage used={num_users} most={max_users} />
      )}
      <p className="p-account-note">
        {num_users >= max_users
          ? t(MEMBER_TEXTS.full)
          : tn(invited, 'Includes {count} invited person', 'Includes {count} invited people')}
      </p>
    </Card>
  );
}

function Places({ taken, invited, all }: { taken: number; invited: number; all: number }) {
  const kindOf = (at: number) => {
    if (at >= taken) return 'free';
    return at >= taken - invited ? 'invited' : 'taken';
  };
  return (
    <div className="p-places" aria-hidden="true">
      {Array.from({ length: all }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have nothing else to be told by
        <span key={at} className={`p-place-${kindOf(at)}`} />
      ))}
    </div>
  );
}
